/** Reads server-sent events with `fetch`. Unlike an EventSource it reports the HTTP status and notices a dead connection. */

/** The server sends something every 15 s; after this time without data the connection is dead. */
const SILENCE_TIMEOUT_MS = 40_000;

/** Calls `onEvent` with each event until the stream ends or the AbortController `connection` is aborted. */
export async function read(body, connection, onEvent) {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const timeout = setTimeout(() => connection.abort(), SILENCE_TIMEOUT_MS);
    const { done, value } = await reader.read().finally(() => clearTimeout(timeout));
    if (done) return;
    const text = rest + decoder.decode(value, { stream: true });
    const blocks = text.replaceAll('\r\n', '\n').split('\n\n');
    rest = blocks.pop();
    for (const block of blocks) {
      if (connection.signal.aborted) return;
      try {
        onEvent(parseEvent(block));
      } catch (error) {
        reportError(error);
      }
    }
  }
}

function parseEvent(block) {
  const parsed = { event: '', id: '', data: [] };
  for (const line of block.split('\n')) {
    const [, name, text] = /^(\w+): ?(.*)$/.exec(line) ?? [];
    if (name === 'data') parsed.data.push(text);
    else if (name) parsed[name] = text;
  }
  return parsed;
}
