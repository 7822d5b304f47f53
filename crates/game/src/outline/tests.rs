use super::*;

#[test]
fn lines_and_blocks() {
    let text = "\
# a comment
walls  19   # easy

board
        A . o
          -
        . o o

turn B
";
    let outline = Outline::read(text).expect("a good text");
    let keys: Vec<_> = outline.entries.iter().map(|e| (e.line, e.key, e.value)).collect();
    assert_eq!(keys, [(2, "walls", "19"), (4, "board", ""), (9, "turn", "B")]);
    let board = outline.find("board").expect("a board");
    let rows: Vec<_> = board.block.iter().map(|row| (row.line, row.text)).collect();
    assert_eq!(rows, [(5, "A . o"), (6, "  -"), (7, ". o o")]);
    assert!(board.without_block().is_err());
    assert!(outline.entries[0].without_block().is_ok());
}

#[test]
fn entries_are_found_by_their_key() {
    let outline = Outline::read("mage A 0,0\nturn B\nmage B 5,5").expect("a good text");
    let mages: Vec<_> = outline.all("mage").map(|entry| entry.value).collect();
    assert_eq!(mages, ["A 0,0", "B 5,5"]);
    assert_eq!(outline.all("look").count(), 0);
    assert_eq!(outline.entries[0].words().collect::<Vec<_>>(), ["A", "0,0"]);
}

#[test]
fn a_hash_inside_a_word_is_no_comment() {
    let outline = Outline::read("name C#  # sharp").expect("a good text");
    assert_eq!(outline.entries[0].value, "C#");
}

#[test]
fn an_inner_entry_is_keyed_by_the_first_word() {
    let outline = Outline::read("set walls 19\nset").expect("a good text");
    assert_eq!(outline.entries[0].inner().key, "walls");
    assert_eq!(outline.entries[0].inner().value, "19");
    assert_eq!(outline.entries[1].inner().key, "");
}

#[test]
fn tabs_and_a_headless_block_are_refused_with_their_line() {
    let error = Outline::read("a\n\tb").expect_err("a tab");
    assert_eq!(
        (error.line(), error.to_string().as_str()),
        (2, "expected blanks for indenting, found a tab")
    );
    let error = Outline::read("\n  b").expect_err("no head");
    assert_eq!(error.line(), 2);
}

proptest::proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in "(?s).{0,80}") {
        let _ = Outline::read(&text);
    }
}
