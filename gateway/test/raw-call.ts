import { request, type OutgoingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A call whose target and headers are sent as they stand: fetch would tidy them up first. The body is not unpacked. */
export function rawCall(
  origin: string,
  target: string,
  method = 'GET',
  headers: OutgoingHttpHeaders = {},
): Promise<Response> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, method, path: target, headers }, (answer) => {
      buffer(answer).then(
        (body) => resolve(responseOf(answer.statusCode ?? 0, Object.entries(answer.headers), body)),
        reject,
      );
    });
    call.on('error', reject).end();
  });
}

/** Writes `text` to a connection and reads until the gateway closes it: what is no HTTP request can be tried so. */
export async function rawExchange(origin: string, text: string): Promise<Response> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.write(text);
  const answer = (await buffer(socket)).toString();
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => line.split(/: (.*)/s) as [string, string]);
  return responseOf(Number(statusLine.split(' ')[1]), headers, Buffer.from(body));
}

function responseOf(status: number, headers: [string, unknown][], body: Buffer): Response {
  const sent = headers.map(([name, value]): [string, string] => [name, String(value)]);
  // A Response of these statuses may not have a body, not even an empty one.
  return new Response(status === 304 ? null : new Uint8Array(body), { status, headers: sent });
}
