//! Parses the output of strace.

use std::collections::HashMap;

/// All system calls that strace saw.
#[derive(Debug)]
pub(crate) struct Trace(Vec<Call>);

/// One system call.
#[derive(Debug)]
pub(crate) struct Call {
    /// Its name, such as `fdatasync`.
    pub(crate) name: String,
    /// Its arguments as strace writes them: the file stands in angle brackets.
    pub(crate) args: String,
    /// The line at which it began.
    pub(crate) began: usize,
    /// The line at which it had succeeded; `None` if it failed or never came back.
    pub(crate) done: Option<usize>,
}

impl Trace {
    /// Reads what `strace -f -y` writes.
    pub(crate) fn read(text: &str) -> Self {
        let mut calls: Vec<Call> = Vec::new();
        // The unfinished call of each process.
        let mut open: HashMap<&str, usize> = HashMap::new();
        for (at, line) in text.lines().enumerate() {
            let Some((process, rest)) = line.split_once(' ') else { continue };
            let rest = rest.trim_start();
            if rest.starts_with("<... ") {
                if let Some(nth) = open.remove(process) {
                    calls[nth].done = succeeded(rest).then_some(at);
                }
                continue;
            }
            // Signals and exits are not calls.
            let Some((name, args)) = rest.split_once('(') else { continue };
            let (name, args) = (name.to_owned(), args.to_owned());
            let done = succeeded(rest).then_some(at);
            if rest.ends_with("<unfinished ...>") {
                open.insert(process, calls.len());
            }
            calls.push(Call { name, args, began: at, done });
        }
        Self(calls)
    }

    /// The first call that writes this text to a file whose name contains `file`.
    pub(crate) fn write(&self, file: &str, text: &str) -> Option<&Call> {
        let writes = ["write", "writev", "pwrite64", "pwritev", "sendto", "sendmsg"];
        self.0.iter().find(|call| {
            writes.contains(&call.name.as_str())
                && call.file().contains(file)
                && call.args.contains(text)
        })
    }

    /// The calls that make a file durable.
    pub(crate) fn syncs(&self) -> impl Iterator<Item = &Call> {
        self.0.iter().filter(|call| ["fsync", "fdatasync"].contains(&call.name.as_str()))
    }
}

impl Call {
    /// The file of its first argument: a path, or a socket with its addresses.
    pub(crate) fn file(&self) -> &str {
        let first = self.args.split_once('<').map_or("", |(_, rest)| rest);
        first.split_once('>').map_or(first, |(file, _)| file)
    }
}

fn succeeded(line: &str) -> bool {
    let result = line.rsplit_once(" = ").map_or("", |(_, result)| result);
    result.starts_with(|digit: char| digit.is_ascii_digit())
}

#[test]
fn calls_that_overlap_are_told_apart() {
    let trace = Trace::read(
        "7 pwrite64(9</d/clew.db-wal>, \"k-1\", 3, 0) = 3\n\
         7 fdatasync(9</d/clew.db-wal> <unfinished ...>\n\
         8 sendto(10<TCP:[127.0.0.1:1->127.0.0.1:2]>, \"early\", 5, 0, NULL, 0) = 5\n\
         7 <... fdatasync resumed>)            = 0\n\
         8 fsync(3</d>) = -1 EIO (Input/output error)\n\
         8 +++ exited with 0 +++\n",
    );
    let sync = |call: &Call| (call.file().to_owned(), call.began, call.done);
    let syncs: Vec<_> = trace.syncs().map(sync).collect();
    assert_eq!(syncs, [("/d/clew.db-wal".to_owned(), 1, Some(3)), ("/d".to_owned(), 4, None)]);
    assert_eq!(trace.write("wal", "k-1").map(|call| call.done), Some(Some(0)));
    assert_eq!(trace.write("TCP", "early").map(|call| call.began), Some(2));
    assert!(trace.write("TCP", "k-1").is_none());
}
