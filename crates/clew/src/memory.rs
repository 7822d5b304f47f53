//! How the program deals with memory that it needs again in a moment.

use std::hint::black_box;

/// Half of what may lie free before it is given back to the system, in bytes.
const BLOCK: usize = 8 << 20;

/// Lets the system's allocator keep what is freed for the next action (docs/decisions/0058).
///
/// glibc gives memory back as soon as 128 KiB lie free, and asks for it anew a moment later; each
/// time all threads have to stop. It holds on to twice the size of the largest block that it got
/// from the system by itself and gave back. The block is never written to, so that it costs nothing.
pub(crate) fn keep_what_is_freed() {
    drop(black_box(Vec::<u8>::with_capacity(BLOCK)));
}
