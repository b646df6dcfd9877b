/** Without an id the server has nothing to go on from: a stream that is opened again begins with everything. */
export type StreamEvent = { id: string | undefined; data: string };

type Reader = {
  /** Something came, if only a comment. */
  onPart: () => void;
  onEvent: (event: StreamEvent) => void;
};

/** The events of a stream as the server sends them: one line of data each, most with an id, comments between them. */
export async function readEventStream(
  body: ReadableStream<Uint8Array>,
  { onPart, onEvent }: Reader,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let unread = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onPart();
    unread += decoder.decode(value, { stream: true });
    const blocks = unread.split('\n\n');
    unread = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = eventIn(block);
      if (event) onEvent(event);
    }
  }
}

function eventIn(block: string): StreamEvent | undefined {
  const fields = new Map(
    block.split('\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1).trimStart()];
    }),
  );
  const [id, data] = [fields.get('id'), fields.get('data')];
  return data === undefined ? undefined : { id, data };
}
