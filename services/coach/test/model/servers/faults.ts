import type { ModelErrorReason } from '../../../src/model/coach-model.js';
import { event, sendJson, startStream, type Respond } from './model-server.js';

type Fault = { name: string; reason: ModelErrorReason; respond: Respond };

const words = (content: string) =>
  event({ choices: [{ index: 0, delta: { content }, finish_reason: null }] });

/** A stream that holds one call of a tool and ends. */
const call =
  (name: string, args: string, finish = 'tool_calls'): Respond =>
  (_asked, response) =>
    void startStream(response).end(callPart(name, args) + ended(finish));

const callPart = (name: string, args: string) => {
  const piece = { index: 0, id: 'call_1', type: 'function', function: { name, arguments: args } };
  return event({ choices: [{ index: 0, delta: { tool_calls: [piece] }, finish_reason: null }] });
};

const ended = (finish: string) =>
  event({ choices: [{ index: 0, delta: {}, finish_reason: finish }] }) + event('[DONE]');

const text = (content: string, finish = 'stop'): Respond => {
  return (_asked, response) => void startStream(response).end(words(content) + ended(finish));
};

/** Ways in which a host fails to answer or to call `search_library`, and what each is taken for. */
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
    name: 'stops in the middle of a call and keeps the line open',
    reason: 'too-slow',
    respond: (_asked, response) =>
      void startStream(response).write(callPart('search_library', '{"questions":["How')),
  },
  {
    name: 'calls with broken JSON',
    reason: 'broken',
    respond: call('search_library', '{"questions":["How is he bathed?"'),
  },
  {
    name: 'is cut off in the middle of a call by its most tokens',
    reason: 'broken',
    respond: call('search_library', '{"questions":["How is he bathed?", "Who pa', 'length'),
  },
  {
    name: 'closes the connection in the middle of a call',
    reason: 'broken',
    respond: (_asked, response) => {
      startStream(response).write(callPart('search_library', '{"questions":["How'), () => response.destroy());
    },
  },
  {
    name: 'calls a tool that there is not',
    reason: 'broken',
    respond: call('send_mail', '{"questions":["How is he bathed?"]}'),
  },
  { name: 'calls without arguments', reason: 'broken', respond: call('search_library', '') },
  { name: 'calls with null', reason: 'broken', respond: call('search_library', 'null') },
  { name: 'calls without a question', reason: 'broken', respond: call('search_library', '{"questions":[]}') },
  {
    name: 'calls with blank questions',
    reason: 'broken',
    respond: call('search_library', '{"questions":[" ","\\u0000\\n"]}'),
  },
  {
    name: 'calls with questions that are none',
    reason: 'broken',
    respond: call('search_library', '{"questions":["How is he bathed?",{"and":1}]}'),
  },
  {
    name: 'calls twice, once wrongly',
    reason: 'broken',
    respond: text(
      '<tool_call>{"name":"search_library","arguments":{"questions":["How?"]}}</tool_call><tool_call>{"name":"x"}</tool_call>',
    ),
  },
  { name: 'writes a search without a question', reason: 'broken', respond: text('SEARCH: | ') },
  {
    name: 'writes a search that its most tokens cut',
    reason: 'broken',
    respond: text('SEARCH: How is he bathed? | Who pa', 'length'),
  },
  { name: 'writes JSON that calls nothing', reason: 'broken', respond: text('{"answer":"Sit down [1.2]."}') },
  { name: 'writes half a call', reason: 'broken', respond: text('<tool_call>{"name":"search_libr') },
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
