//! From a click to the piece having begun to move.

use e2e::{Profile, Setup, Visitor};
use serde_json::Value;

use crate::{LONG, meet, server};

/// So many steps are measured.
const STEPS: usize = 20;

/// Clicks until so many steps were made. Of each it says how many frames it took from the change of the
/// page until the piece was first seen elsewhere, how long after the answer to the click that change
/// came, if it did, and how long the answer took. A frame is counted, whatever it lasts: a machine that
/// has much else to do shows fewer.
const MEASURE: &str = "const done = arguments[0];
    const frame = () => new Promise(requestAnimationFrame);
    const at = () => JSON.stringify(document.querySelector('.piece')?.getBoundingClientRect());
    const until = async (fact) => { while (!fact()) await frame(); };
    const button = (css) => document.querySelector(`form.act button[name=action]${css}:enabled`);
    const seq = () => document.querySelector('#stage').dataset.seq;
    let [answered, changed] = [0, 0];
    const ask = window.fetch;
    window.fetch = async (...all) => {
        const answer = await ask(...all);
        if (all[1]?.method === 'POST') answered ||= performance.now();
        return answer;
    };
    new MutationObserver(() => { changed ||= performance.now(); })
        .observe(document.querySelector('#stage'), { attributeFilter: ['data-seq'] });
    (async () => {
        const [moves, late, trips] = [[], [], []];
        while (moves.length < STEPS) {
            await until(() => button(''));
            const step = button('[value^=step]');
            if (!step) { const old = seq(); button('').click(); await until(() => seq() !== old); continue; }
            await until(() => !document.querySelector('[aria-busy]'));
            for (let still = at(); await frame(), still !== at();) still = at();
            const [old, begun] = [at(), performance.now()];
            [answered, changed] = [0, 0];
            step.click();
            let frames = 0;
            for (; at() === old; await frame()) frames += changed ? 1 : 0;
            await until(() => answered);
            moves.push(frames);
            late.push(Math.max(changed - answered, 0));
            trips.push(answered - begun);
        }
        done({ moves, late, trips });
    })();";

#[test]
fn a_piece_moves_within_two_frames_of_the_answer() {
    let server = server();
    let mut ada = Visitor::new("Ada", Profile::LAPTOP, server.address());
    let solo = Setup { seats: 1, ..LONG };
    meet(&solo, std::slice::from_mut(&mut ada));
    let found = ada.browser.script_async(&MEASURE.replace("STEPS", &STEPS.to_string()));
    let [moves, late, trips] = ["moves", "late", "trips"].map(|name| median(&found[name]));
    eprintln!(
        "from the change to motion {moves} frames, from the answer to the change {late:.1} ms, from a \
         click to the answer {trips:.1} ms (medians of {STEPS})"
    );
    // In the first frame a glide begins, in the second it is elsewhere.
    assert!(moves <= 2.0, "{moves} frames");
    assert!(late <= trips, "the change came {late} ms after an answer that took {trips} ms");
}

fn median(times: &Value) -> f64 {
    let times = times.as_array().into_iter().flatten().filter_map(Value::as_f64);
    let mut times: Vec<f64> = times.collect();
    times.sort_by(f64::total_cmp);
    assert_eq!(times.len(), STEPS);
    times[STEPS / 2]
}
