import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A call whose target is sent as it stands: fetch would tidy it up first. */
export function rawCall(origin: string, target: string, method = 'GET'): Promise<Response> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, method, path: target }, (answer) => {
      const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]);
      buffer(answer).then(
        (body) => resolve(new Response(new Uint8Array(body), { status: answer.statusCode ?? 0, headers })),
        reject,
      );
    });
    call.on('error', reject).end();
  });
}
