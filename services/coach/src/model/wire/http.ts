import { Agent, fetch, Response, type RequestInit } from 'undici';
import { ModelError } from '../coach-model.js';

/** Bytes of one response; a host that sends more is broken or hostile. */
const MAX_RESPONSE = 16 * 1024 * 1024;

/** Connections to the model's host: a deadline to connect, no redirect followed, no response without an end. */
export function modelHttp(connectMs: number) {
  const agent = new Agent({ connect: { timeout: connectMs } });
  return {
    fetch: async (url: string | URL | Request, init?: globalThis.RequestInit) => {
      const asked = { ...(init as RequestInit), dispatcher: agent, redirect: 'error' } as const;
      const { body, ...answered } = await fetch(url as string, asked).then(partsOf);
      return new Response(
        body?.pipeThrough(limited(MAX_RESPONSE)),
        answered,
      ) as unknown as globalThis.Response;
    },
    close: () => agent.destroy(),
  };
}

const partsOf = ({ body, status, statusText, headers }: Response) => ({ body, status, statusText, headers });

function limited(bytes: number) {
  let read = 0;
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      read += chunk.byteLength;
      if (read > bytes) controller.error(new ModelError('broken'));
      else controller.enqueue(chunk);
    },
  });
}
