//! The time from a click until the piece begins to move.

use e2e::{Profile, Setup, Visitor};
use serde_json::Value;

use crate::{LONG, meet, server_alone};

/// Number of measured steps.
const STEPS: usize = 20;

/// Clicks until the wanted number of steps was made. Reports for each the time from the click until the
/// piece was first drawn elsewhere, and the round trip of a POST without effect: the same action with the
/// same key again. `frame` is the duration of a frame.
const MEASURE: &str = "const done = arguments[0];
    const frame = () => new Promise(requestAnimationFrame);
    const at = () => JSON.stringify(document.querySelector('.piece')?.getBoundingClientRect());
    const until = async (fact) => { while (!fact()) await frame(); };
    const button = (css) => document.querySelector(`form.act button[name=action]${css}:enabled`);
    const body = () => { const data = new FormData(document.querySelector('form.act'));
        data.set('key', 'the-same'); return new URLSearchParams([...data, ['action', 'roll']]); };
    (async () => {
        const [moves, posts, frames] = [[], [], []];
        while (moves.length < STEPS) {
            await until(() => button('') && !document.querySelector('[aria-busy]'));
            const step = button('[value^=step]');
            if (!step) { const old = document.querySelector('#stage').dataset.seq; button('').click();
                await until(() => document.querySelector('#stage').dataset.seq !== old); continue; }
            for (let still = at(); await frame(), still !== at();) still = at();
            const [old, begun] = [at(), performance.now()];
            step.click();
            await until(() => at() !== old);
            moves.push(performance.now() - begun);
            const posted = performance.now();
            await fetch(document.querySelector('form.act').getAttribute('action'), { method: 'POST',
                headers: { Accept: 'application/json' }, body: body() });
            posts.push(performance.now() - posted);
            const first = await frame();
            frames.push(await frame() - first);
        }
        done({ moves, posts, frames });
    })();";

#[test]
fn a_piece_moves_within_two_frames_of_the_answer() {
    let server = server_alone();
    let mut ada = Visitor::new("Ada", Profile::LAPTOP, server.address());
    let solo = Setup { seats: 1, ..*LONG };
    meet(&solo, std::slice::from_mut(&mut ada));
    let found = ada.browser.script_async(&MEASURE.replace("STEPS", &STEPS.to_string()));
    let [moves, posts, frames] = ["moves", "posts", "frames"].map(|name| median(&found[name]));
    eprintln!(
        "from a click to motion {moves:.1} ms, a bare round trip {posts:.1} ms, a frame {frames:.1} \
         ms (medians of {STEPS})"
    );
    // A browser can show a change in the next frame at the earliest.
    assert!(moves <= posts + 2.0 * frames, "{moves} ms, {posts} ms and two frames of {frames} ms");
}

fn median(times: &Value) -> f64 {
    let times = times.as_array().into_iter().flatten().filter_map(Value::as_f64);
    let mut times: Vec<f64> = times.collect();
    times.sort_by(f64::total_cmp);
    assert_eq!(times.len(), STEPS);
    times[STEPS / 2]
}
