//! Every rule as cases.

#[test]
fn cases() {
    casefile::case::run_dir::<mago_magino::MagoMagino>("cases");
}
