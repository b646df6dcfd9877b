import { answer } from '../../answer.js';

type Opened = { headers: Record<string, string>; signal: AbortSignal };
type Push = (text: string | null) => void;

/** The server as the client sees it: lists and marks by `answers`, and streams that the test writes. */
export function notificationServer(answers: (path: string, init?: RequestInit) => unknown) {
  const opened: (Opened & { send: (id: number, notifications: unknown[]) => void; end: () => void })[] = [];
  /** Statuses of the next streams; 200 when there are none. */
  const statuses: number[] = [];
  const fetch = (path: unknown, init?: RequestInit): Promise<Response> => {
    if (path !== '/api/notifications/stream') {
      const given = answers(path as string, init);
      return Promise.resolve(typeof given === 'number' ? answer(given, {}) : answer(200, given));
    }
    const status = statuses.shift() ?? 200;
    const { body, push } = aBody(init?.signal as AbortSignal);
    opened.push({
      headers: init?.headers as Record<string, string>,
      signal: init?.signal as AbortSignal,
      send: (id, notifications) => push(`:\n\nid: ${id}\ndata: ${JSON.stringify(notifications)}\n\n`),
      end: () => push(null),
    });
    return Promise.resolve({ status, body } as Response);
  };
  return { fetch, opened, statuses };
}

/** A body whose parts the test pushes, in two halves each; null ends it. */
function aBody(signal: AbortSignal) {
  const parts: (string | null)[] = [];
  let wanted: (() => void) | undefined;
  const push: Push = (text) => {
    const half = text ? text.length >> 1 : 0;
    parts.push(...(text === null ? [null] : [text.slice(0, half), text.slice(half)]));
    wanted?.();
  };
  const read = async () => {
    if (parts.length === 0)
      await new Promise<void>((resolve, reject) => {
        wanted = resolve;
        signal.addEventListener('abort', () => reject(new Error('aborted')));
      });
    const part = parts.shift() ?? null;
    return { done: part === null, value: new TextEncoder().encode(part ?? '') };
  };
  return { body: { getReader: () => ({ read }) } as unknown as Response['body'], push };
}
