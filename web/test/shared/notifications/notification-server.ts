import { aStreamedBody } from '../../a-streamed-body.js';
import { answer } from '../../answer.js';

type OpenedStream = { headers: Record<string, string>; signal: AbortSignal };

/** The server as the client sees it: lists and marks by `answers`, and streams that the test writes. */
export function notificationServer(answers: (path: string, init?: RequestInit) => unknown) {
  const opened: (OpenedStream & { send: (id: number, notifications: unknown[]) => void; end: () => void })[] =
    [];
  /** Statuses of the next streams; 200 when there are none. */
  const statuses: number[] = [];
  const fetch = (path: unknown, init?: RequestInit): Promise<Response> => {
    if (path !== '/api/notifications/stream') {
      const given = answers(path as string, init);
      return Promise.resolve(typeof given === 'number' ? answer(given, {}) : answer(200, given));
    }
    const status = statuses.shift() ?? 200;
    const { body, push } = aStreamedBody(init?.signal as AbortSignal);
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
