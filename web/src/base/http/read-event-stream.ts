export type StreamEvent = { id: string; data: string };

type Reader = {
  /** Something came, if only a comment. */
  onPart: () => void;
  onEvent: (event: StreamEvent) => void;
};

/** The events of a stream as the server sends them: an id and one line of data each, comments between them. */
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
  return id !== undefined && data !== undefined ? { id, data } : undefined;
}
