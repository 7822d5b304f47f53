//! The async runtime under reqwest and thirtyfour. Tests themselves are blocking.

use std::sync::LazyLock;
use std::time::Duration;

use tokio::runtime::{Builder, Runtime};
use tokio::task::JoinHandle;
use tokio::time::error::Elapsed;
use tokio::time::timeout;

static RUNTIME: LazyLock<Runtime> = LazyLock::new(|| {
    let built = Builder::new_multi_thread().worker_threads(2).enable_all().build();
    built.expect("the system allows threads")
});

/// Waits for a future. Must not be called from within one.
pub(crate) fn block_on<F: Future>(future: F) -> F::Output {
    RUNTIME.block_on(future)
}

/// Waits for a future for at most this time.
pub(crate) fn block_on_for<F: Future>(limit: Duration, future: F) -> Result<F::Output, Elapsed> {
    // A timer needs the runtime at its creation already.
    block_on(async { timeout(limit, future).await })
}

/// Starts a future at once, whether or not somebody waits for it.
pub(crate) fn spawn<F>(future: F) -> JoinHandle<F::Output>
where
    F: Future<Output: Send> + Send + 'static,
{
    RUNTIME.spawn(future)
}
