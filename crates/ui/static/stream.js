/** Server-sent events by `fetch`: unlike an EventSource it tells the status, and a dead line from a quiet one. */

/** The server says something every 15 s. */
const SILENCE = 40_000;

/** Hands each event to `hear` until the stream ends or `line` is aborted. */
export async function read(body, line, hear) {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const watch = setTimeout(() => line.abort(), SILENCE);
    const { done, value } = await reader.read().finally(() => clearTimeout(watch));
    if (done) return;
    const text = rest + decoder.decode(value, { stream: true });
    const blocks = text.replaceAll('\r\n', '\n').split('\n\n');
    rest = blocks.pop();
    for (const block of blocks) {
      if (line.signal.aborted) return;
      try {
        hear(event(block));
      } catch (error) {
        reportError(error);
      }
    }
  }
}

function event(block) {
  const found = { event: '', id: '', data: [] };
  for (const line of block.split('\n')) {
    const [, name, text] = /^(\w+): ?(.*)$/.exec(line) ?? [];
    if (name === 'data') found.data.push(text);
    else if (name) found[name] = text;
  }
  return found;
}
