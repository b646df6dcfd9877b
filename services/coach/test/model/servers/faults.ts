import type { ModelErrorReason } from '../../../src/model/coach-model.js';
import { event, sendJson, startStream, type Respond } from './model-server.js';

type Fault = { name: string; reason: ModelErrorReason; respond: Respond };

const words = (content: string) =>
  event({ choices: [{ index: 0, delta: { content }, finish_reason: null }] });

/** Ways in which a host fails, and what each is taken for. */
export const faults: Fault[] = [
  { name: 'accepts a question and never answers', reason: 'too-slow', respond: () => undefined },
  {
    name: 'begins to answer and says nothing',
    reason: 'too-slow',
    respond: (_asked, response) => void startStream(response).flushHeaders(),
  },
  {
    name: 'keeps the line open with comments only',
    reason: 'too-slow',
    respond: (_asked, response) => {
      startStream(response);
      const timer = setInterval(() => response.write(': keep-alive\n\n'), 20);
      response.on('close', () => clearInterval(timer));
    },
  },
  {
    name: 'stops in the middle and keeps the line open',
    reason: 'too-slow',
    respond: (_asked, response) => void startStream(response).write(words('Call 911 [1]. And')),
  },
  {
    name: 'drips a word now and then and does not end',
    reason: 'too-slow',
    respond: (_asked, response) => {
      startStream(response);
      const timer = setInterval(() => response.write(words('drip ')), 40);
      response.on('close', () => clearInterval(timer));
    },
  },
  {
    name: 'closes the connection without an answer',
    reason: 'connect',
    respond: (_asked, response) => void response.destroy(),
  },
  {
    name: 'is cut off in the middle',
    reason: 'broken',
    respond: (_asked, response) => {
      startStream(response).write(words('Call 911 when '), () => response.destroy());
    },
  },
  {
    name: 'ends without a reason to finish',
    reason: 'broken',
    respond: (_asked, response) => void startStream(response).end(words('Call 911 when ')),
  },
  {
    name: 'sends garbage',
    reason: 'broken',
    respond: (_asked, response) =>
      void startStream(response).end('data: {"choices":[{"del\n\ndata: \u0000ÿ\n\n'),
  },
  {
    name: 'sends choices that are none',
    reason: 'broken',
    respond: (_asked, response) =>
      void startStream(response).end(event({ choices: 'yes' }) + event('[DONE]')),
  },
  {
    name: 'answers with a page',
    reason: 'broken',
    respond: (_asked, response) =>
      void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Welcome to nginx</html>'),
  },
  {
    name: 'answers with another kind of JSON',
    reason: 'broken',
    respond: (_asked, response) => void sendJson(response, 200, { ok: true }),
  },
  {
    name: 'says nothing',
    reason: 'empty',
    respond: (_asked, response) =>
      void startStream(response).end(
        event({ choices: [{ index: 0, delta: { content: ' ' }, finish_reason: 'stop' }] }) + event('[DONE]'),
      ),
  },
  {
    name: 'only thinks',
    reason: 'empty',
    respond: (_asked, response) =>
      void startStream(response).end(
        event({ choices: [{ index: 0, delta: { content: '<think>Hm, so' }, finish_reason: 'length' }] }) +
          event('[DONE]'),
      ),
  },
  {
    name: 'reports an error in the stream',
    reason: 'upstream',
    respond: (_asked, response) =>
      void startStream(response).end(event({ error: { message: 'CUDA out of memory' } })),
  },
  {
    name: '429 with Retry-After',
    reason: 'busy',
    respond: (_asked, response) =>
      void sendJson(response, 429, { error: { message: 'slow down' } }, { 'retry-after': '7' }),
  },
  {
    name: '500',
    reason: 'upstream',
    respond: (_asked, response) => void sendJson(response, 500, { error: { message: 'oops' } }),
  },
  {
    name: '503 while the model is loaded',
    reason: 'upstream',
    respond: (_asked, response) => void sendJson(response, 503, { error: { message: 'Loading model' } }),
  },
  {
    name: '401',
    reason: 'refused',
    respond: (_asked, response) => void sendJson(response, 401, { error: { message: 'no key' } }),
  },
  {
    name: 'knows the Responses protocol only',
    reason: 'refused',
    respond: (_asked, response) => void sendJson(response, 404, { error: { message: 'Use /v1/responses' } }),
  },
  {
    name: 'refuses every dialect',
    reason: 'refused',
    respond: (_asked, response) =>
      void sendJson(response, 400, {
        error: { message: 'stream_options max_tokens temperature system role: no' },
      }),
  },
  {
    name: 'sends elsewhere',
    reason: 'refused',
    respond: (_asked, response) => void response.writeHead(307, { location: 'http://127.0.0.1:9/' }).end(),
  },
];
