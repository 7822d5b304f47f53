//! Debug output holds no seeds, records or persons.

use game::Seat;

use super::every_kind;
use super::world::{TestTable, person};
use crate::Journal;

every_kind! {
    nothing_prints_secrets
}

async fn nothing_prints_secrets(journal: Journal) {
    let mut sitting = TestTable::new("t1");
    let mut first = sitting.next();
    let ada = person("Ada");
    first.seats = Some(vec![(Seat::A, ada)]);
    let mut printed = format!("{first:?}");
    journal.append(first.clone()).await.expect("it is the first");
    sitting.play(&journal, 1).await;
    printed += &format!("{:?}", journal.read(&sitting.id, 1).await);
    printed += &format!("{:?}", journal.vault(&sitting.id).await);
    printed += &format!("{:?}", journal.of_person(ada, 1).await);
    assert_eq!(journal.vault(&sitting.id).await, Ok(sitting.vault.clone()), "kept as a whole");
    assert_eq!(journal.sitters(&sitting.id).await, Ok(vec![(Seat::A, ada)]));
    printed += &format!(
        "{:?} {}",
        journal.append(TestTable::new("t1").entry("x")).await,
        journal.describe()
    );
    printed += &format!("{journal:?}");

    let hex = |bytes: &[u8]| -> String { bytes.iter().map(|byte| format!("{byte:02x}")).collect() };
    let vault = sitting.vault;
    let seed = *vault.seed().reveal();
    let secrets = [
        hex(&seed),
        format!("{seed:?}"),
        hex(vault.salt().reveal()),
        hex(vault.alias_key().expect("format 2").reveal()),
        ada.to_string(),
        vault.commitment().to_string(),
        "N2".to_owned(),
    ];
    for secret in secrets {
        assert!(!printed.contains(&secret), "{secret} in {printed}");
    }
}
