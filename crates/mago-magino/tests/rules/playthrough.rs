//! One game in full, with all that everybody saw.

#[test]
fn playthrough() {
    casefile::playthrough::check::<mago_magino::MagoMagino>(
        "tests/rules/playthrough.txt",
        "seats 3\nmeadow 4\ncrystals 2",
        7,
    );
}
