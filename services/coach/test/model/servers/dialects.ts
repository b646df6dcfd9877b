import type { ServerResponse } from 'node:http';
import { event, sendJson, startStream, type HostRequest, type Respond } from './model-server.js';

/** The words of a reply, in the pieces in which a model writes it. */
const pieces = (text: string) => text.match(/\S+\s*/g) ?? [];

type Chunk = { delta: Record<string, unknown>; finish?: string };
type Shape = {
  /** Members of every chunk beside `choices`. */
  chunk?: Record<string, unknown>;
  /** Chunks before the words. */
  before?: Chunk[];
  finish?: string;
  usage?: 'with the last words' | 'on its own';
  /** What stands between two lines. */
  newline?: '\n' | '\r\n';
  comment?: string;
};

export function sendWords(response: ServerResponse, text: string, shape: Shape): void {
  const { chunk = {}, before = [], finish = 'stop', usage, newline = '\n', comment } = shape;
  const write = (data: unknown) => response.write(event(data).replaceAll('\n', newline));
  const tokens = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 };
  const send = ({ delta, finish: reason }: Chunk, more = {}) =>
    write({
      object: 'chat.completion.chunk',
      ...chunk,
      choices: [{ index: 0, delta, finish_reason: reason ?? null }],
      ...more,
    });
  startStream(response);
  if (comment) response.write(`: ${comment}${newline}${newline}`);
  for (const one of [...before, ...pieces(text).map((content) => ({ delta: { content } }))]) send(one);
  send({ delta: {}, finish }, usage === 'with the last words' ? { usage: tokens } : {});
  if (usage === 'on its own') write({ ...chunk, choices: [], usage: tokens });
  response.end(event('[DONE]').replaceAll('\n', newline));
}

/** As OpenAI's hosts word a refusal, and many others after them. */
export const refuse = (response: ServerResponse, param: string, message: string, status = 400) =>
  sendJson(response, status, {
    error: { message, type: 'invalid_request_error', param, code: 'unsupported_parameter' },
  });

const role = { delta: { role: 'assistant', content: '' } };
const wantsUsage = ({ body }: HostRequest) => body['stream_options'] !== undefined;
const hasSystemRole = ({ body }: HostRequest) =>
  (body['messages'] as { role: string }[]).some((message) => message.role === 'system');

type Dialect = {
  name: string;
  /** Whether the host tells how many tokens were used. */
  countsTokens: boolean;
  /** Refusals that the client has to learn from before the host answers. */
  refusals: number;
  respond: (reply: string) => Respond;
};

/** How hosts that call themselves compatible differ (notes of the coach, 5.2, and the hosts' own documentation). */
export const dialects: Dialect[] = [
  {
    name: 'OpenAI, a reasoning model: max_completion_tokens and no temperature',
    countsTokens: true,
    refusals: 2,
    respond: (reply) => (asked, response) => {
      if (asked.body['max_tokens'] !== undefined)
        return void refuse(
          response,
          'max_tokens',
          "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
        );
      if (asked.body['temperature'] !== undefined)
        return void refuse(
          response,
          'temperature',
          "Unsupported value: 'temperature' does not support 0.2 with this model. Only the default (1) value is supported.",
        );
      sendWords(response, reply, { before: [role], usage: 'on its own', chunk: { id: 'chatcmpl-1' } });
    },
  },
  {
    name: 'OpenAI, a chat model',
    countsTokens: true,
    refusals: 0,
    respond: (reply) => (asked, response) =>
      sendWords(response, reply, { before: [role], ...(wantsUsage(asked) && { usage: 'on its own' }) }),
  },
  {
    name: 'Ollama: a thinking model, usage with the last words, an unknown reason to finish',
    countsTokens: true,
    refusals: 0,
    respond: (reply) => (_asked, response) =>
      sendWords(response, reply, {
        before: [{ delta: { role: 'assistant', content: '', reasoning: 'Let me think [1].' } }],
        usage: 'with the last words',
        finish: 'load',
        chunk: { system_fingerprint: 'fp_ollama' },
      }),
  },
  {
    name: 'vLLM: thoughts in the text, stream_options as an extra input, no system role in the template',
    countsTokens: false,
    refusals: 2,
    respond: (reply) => (asked, response) => {
      const refuseWith = (message: string) =>
        sendJson(response, 400, {
          object: 'error',
          message,
          type: 'BadRequestError',
          param: null,
          code: 400,
        });
      if (wantsUsage(asked))
        return void refuseWith(
          "[{'type': 'extra_forbidden', 'loc': ('body', 'stream_options'), 'msg': 'Extra inputs are not permitted'}]",
        );
      if (hasSystemRole(asked)) return void refuseWith('System role not supported');
      sendWords(response, `I should be careful here [2].</think>\n\n${reply}`, { before: [role] });
    },
  },
  {
    name: 'llama.cpp: reasoning_content, null content, comments that keep the line open',
    countsTokens: true,
    refusals: 0,
    respond: (reply) => (_asked, response) =>
      sendWords(response, reply, {
        before: [
          { delta: { role: 'assistant', content: null } },
          { delta: { reasoning_content: 'Call nobody [1].' } },
        ],
        comment: 'keep-alive',
        usage: 'with the last words',
        chunk: { timings: { predicted_per_second: 7 } },
      }),
  },
  {
    name: 'LM Studio: thoughts in the text, no usage in a stream',
    countsTokens: false,
    refusals: 0,
    respond: (reply) => (_asked, response) => sendWords(response, `<think>Hm [1].</think>${reply}`, {}),
  },
  {
    name: 'llama-cpp-python: max_tokens only, carriage returns, control tokens in the text, no usage',
    countsTokens: false,
    refusals: 0,
    respond: (reply) => (asked, response) => {
      // Without a limit it would write until its context is full.
      const endless = asked.body['max_tokens'] === undefined;
      sendWords(response, endless ? 'on and on '.repeat(2_000) : `${reply}<|im_end|>`, {
        finish: endless ? 'length' : 'stop',
        newline: '\r\n',
      });
    },
  },
  {
    name: 'a host behind FastAPI that knows no other fields than its own: 422',
    countsTokens: false,
    refusals: 3,
    respond: (reply) => (asked, response) => {
      const unknown = ['stream_options', 'tools', 'temperature'].find(
        (field) => asked.body[field] !== undefined,
      );
      if (unknown !== undefined)
        return void sendJson(response, 422, {
          detail: [
            { type: 'extra_forbidden', loc: ['body', unknown], msg: 'Extra inputs are not permitted' },
          ],
        });
      sendWords(response, reply, { before: [role] });
    },
  },
];
