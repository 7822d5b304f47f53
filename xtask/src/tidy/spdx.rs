//! Licence expressions: identifiers, `AND`, `OR`, parentheses, and the old `/` for `OR`.

/// Whether the expression is met by the licences that `allowed` accepts. `None` if it cannot be read.
///
/// An identifier reaches `allowed` together with its exception: `Apache-2.0 WITH LLVM-exception`.
pub(super) fn is_met(expression: &str, allowed: &dyn Fn(&str) -> bool) -> Option<bool> {
    let spaced = expression.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
    let mut words = Words { words: spaced.split_whitespace().collect(), at: 0, allowed };
    let met = words.any()?;
    (words.at == words.words.len()).then_some(met)
}

struct Words<'a> {
    words: Vec<&'a str>,
    at: usize,
    allowed: &'a dyn Fn(&str) -> bool,
}

impl<'a> Words<'a> {
    fn any(&mut self) -> Option<bool> {
        let mut met = self.all()?;
        while self.take("OR") {
            met |= self.all()?;
        }
        Some(met)
    }

    fn all(&mut self) -> Option<bool> {
        let mut met = self.one()?;
        while self.take("AND") {
            met &= self.one()?;
        }
        Some(met)
    }

    fn one(&mut self) -> Option<bool> {
        if self.take("(") {
            let met = self.any()?;
            return self.take(")").then_some(met);
        }
        let licence = self.identifier()?;
        if self.take("WITH") {
            let exception = self.identifier()?;
            return Some((self.allowed)(&format!("{licence} WITH {exception}")));
        }
        Some((self.allowed)(licence))
    }

    fn identifier(&mut self) -> Option<&'a str> {
        let word = *self.words.get(self.at)?;
        self.at += 1;
        (!["(", ")", "AND", "OR", "WITH"].contains(&word)).then_some(word)
    }

    fn take(&mut self, word: &str) -> bool {
        let is_next = self.words.get(self.at) == Some(&word);
        self.at += usize::from(is_next);
        is_next
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(expression: &str, expected: Option<bool>) {
        let allowed = |id: &str| ["MIT", "ISC", "Apache-2.0 WITH LLVM-exception"].contains(&id);
        assert_eq!(is_met(expression, &allowed), expected, "{expression}");
    }

    #[test]
    fn one_of_several_is_enough_for_or() {
        check("MIT", Some(true));
        check("GPL-3.0", Some(false));
        check("GPL-3.0 OR MIT", Some(true));
        check("GPL-3.0/MIT", Some(true));
        check("GPL-3.0 / AGPL-3.0", Some(false));
    }

    #[test]
    fn all_are_needed_for_and() {
        check("MIT AND ISC", Some(true));
        check("MIT AND GPL-3.0", Some(false));
    }

    #[test]
    fn and_binds_closer_and_parentheses_bind_closest() {
        check("MIT OR ISC AND GPL-3.0", Some(true));
        check("(MIT OR ISC) AND GPL-3.0", Some(false));
        check("(GPL-3.0 OR (MIT)) AND ISC", Some(true));
    }

    #[test]
    fn an_exception_belongs_to_its_licence() {
        check("Apache-2.0 WITH LLVM-exception", Some(true));
        check("Apache-2.0", Some(false));
        check("MIT WITH LLVM-exception", Some(false));
    }

    #[test]
    fn what_is_no_expression_is_told() {
        for broken in ["", "MIT OR", "(MIT", "MIT)", "MIT ISC", "AND MIT", "MIT WITH", "()"] {
            check(broken, None);
        }
    }
}
