//! When to stop.

use std::io;

/// Hears from now on when somebody asks the program to stop (Ctrl-C, or the system); done when it
/// was asked. Until this is called, who asks ends the program in the middle of what it does.
///
/// # Errors
/// If the system lets nobody hear it.
///
/// # Panics
/// Outside of a runtime.
#[cfg(unix)]
pub(crate) fn asked() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut by_system, mut by_keys) =
        (signal(SignalKind::terminate())?, signal(SignalKind::interrupt())?);
    Ok(async move {
        tokio::select! {
            _ = by_system.recv() => {}
            _ = by_keys.recv() => {}
        }
    })
}

/// Done when somebody asks the program to stop by Ctrl-C.
#[cfg(not(unix))]
pub(crate) fn asked() -> io::Result<impl Future<Output = ()>> {
    Ok(async {
        // Where nobody can be heard there is nothing to wait for but the end.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}
