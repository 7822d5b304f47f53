/** Drives headless Chromium over the DevTools protocol through a pipe, without a port and without packages. */

import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PROGRAM = process.env.CHROMIUM ?? '/usr/bin/chromium';
const PATIENCE = 10_000;

/** Runs before the script of each page: records errors and counts sounds. */
const WITNESS = `(() => {
  const faults = [];
  const strokes = [];
  Object.assign(window, { faults, strokes });
  addEventListener('securitypolicyviolation', (event) => faults.push('policy: ' + event.violatedDirective + ' ' + event.sample));
  addEventListener('error', (event) => faults.push('error: ' + event.message));
  addEventListener('unhandledrejection', (event) => faults.push('rejection: ' + event.reason));
  for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const start = kind.prototype.start;
    kind.prototype.start = function (...rest) { strokes.push(kind.name); return start.apply(this, rest); };
  }
})()`;

/** Starts a browser. */
export async function launch() {
  const profile = await mkdtemp(join(tmpdir(), 'clew-script-'));
  const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-extensions',
    '--disable-background-networking', '--autoplay-policy=user-gesture-required', '--remote-debugging-pipe',
    '--window-size=800,600', `--user-data-dir=${profile}`, 'about:blank'];
  const child = spawn(PROGRAM, flags, { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
  const gone = new Promise((resolve) => { child.once('exit', resolve); });
  const call = wire(child);
  return {
    call,
    open: (url, options) => openTab(call, url, options),
    async close() {
      await call('Browser.close').catch(() => child.kill());
      await gone;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Sends and receives JSON messages that end in a zero byte. */
function wire(child) {
  const waiting = new Map();
  let count = 0;
  let rest = '';
  child.stdio[4].setEncoding('utf8').on('data', (text) => {
    const messages = (rest + text).split('\0');
    rest = messages.pop();
    for (const { id, error, result } of messages.map((message) => JSON.parse(message))) {
      const asked = waiting.get(id);
      waiting.delete(id);
      if (error) asked?.reject(new Error(`${asked.method}: ${error.message}`));
      else asked?.resolve(result);
    }
  });
  child.once('exit', () => waiting.forEach(({ reject }) => reject(new Error('the browser has ended'))));
  return (method, params = {}, sessionId = undefined) => new Promise((resolve, reject) => {
    count += 1;
    waiting.set(count, { resolve, reject, method });
    child.stdio[3].write(`${JSON.stringify({ id: count, method, params, sessionId })}\0`);
  });
}

async function openTab(call, url, { still = false, touch = false, without = '' } = {}) {
  const { targetId } = await call('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await call('Target.attachToTarget', { targetId, flatten: true });
  const send = (method, params) => call(method, params, sessionId);
  await send('Page.enable');
  await send('Page.addScriptToEvaluateOnNewDocument', { source: `${WITNESS};${without}` });
  await send('Emulation.setDeviceMetricsOverride', { width: 800, height: 600, deviceScaleFactor: 1, mobile: false });
  if (still) await send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] });
  if (touch) await send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 2 });

  /** The value of an expression, or of a function called with arguments, in the page. */
  const get = async (what, ...args) => {
    const expression = typeof what === 'function' ? `(${what})(...${JSON.stringify(args)})` : what;
    const { result, exceptionDetails } = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  };
  /** Waits until an expression is true, and returns its value. */
  const until = async (what, ...args) => {
    const end = Date.now() + PATIENCE;
    for (;;) {
      const value = await get(what, ...args).catch((error) => {
        if (!/context|navigat/i.test(error.message)) throw error;
      });
      if (value) return value;
      if (Date.now() > end) throw new Error(`never came true: ${what} ${JSON.stringify(args)}\n${await get('document.body.outerHTML')}`);
      // Wait for a frame, so that rendering and timers go on.
      await get('new Promise((go) => setTimeout(go, 10))').catch(() => {});
    }
  };
  const middle = (selector) => get((wanted) => {
    const { left, top, width, height } = document.querySelector(wanted).getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }, selector);
  const mouse = (type, { x, y }, more) =>
    send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1, ...more });

  const tab = {
    send, get, until, middle, mouse,
    async click(selector, clickCount = 1) {
      const at = await middle(selector);
      await mouse('mousePressed', at, { clickCount });
      await mouse('mouseReleased', at, { clickCount });
    },
    async drag(from, to) {
      await mouse('mousePressed', from);
      for (const part of [0.25, 0.5, 0.75, 1]) {
        const at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
        await mouse('mouseMoved', at, { buttons: 1 });
      }
      await mouse('mouseReleased', to);
    },
    wheel: (at, deltaY) => mouse('mouseWheel', at, { button: 'none', deltaX: 0, deltaY }),
    async press(key, { code = key, text, modifiers } = {}) {
      const windowsVirtualKeyCode = { Enter: 13, ' ': 32, Escape: 27, Tab: 9 }[key] ?? 0;
      const common = { key, code, modifiers, windowsVirtualKeyCode };
      await send('Input.dispatchKeyEvent', { type: text ? 'keyDown' : 'rawKeyDown', text, ...common });
      await send('Input.dispatchKeyEvent', { type: 'keyUp', ...common });
    },
    type: (text) => send('Input.insertText', { text }),
    touch: (type, ...touchPoints) => send('Input.dispatchTouchEvent', { type, touchPoints }),
    toFront: () => send('Page.bringToFront'),
    faults: () => get('window.faults'),
    close: () => call('Target.closeTarget', { targetId }),
  };
  await send('Page.navigate', { url });
  await until('document.readyState === "complete"');
  return tab;
}
