import type { ServerResponse } from 'node:http';
import type { Purpose } from '../../../src/model/coach-model.js';
import { type HostRequest, event, type ModelServer, startStream } from './model-server.js';

/** The settings of a coach whose model is on this host. */
export const withHost = ({ url }: ModelServer) => ({ OPENAI_BASE_URL: url, OPENAI_MODEL: 'played' });

export const purposeOf = ({ headers }: HostRequest) => headers['x-careward-purpose'] as Purpose;

/** What it was told of the question; empty where it was not asked. */
export const promptOf = (asked?: HostRequest): string =>
  (asked?.body['messages'] as { content: string }[] | undefined)?.at(-1)?.content ?? '';

const part = (content: string) => event({ choices: [{ index: 0, delta: { content }, finish_reason: null }] });

/** A reply that goes on. */
export function write(response: ServerResponse, content: string): void {
  if (!response.headersSent) startStream(response);
  response.write(part(content));
}

/** A whole reply, or the rest of one. */
export function say(response: ServerResponse, content: string): void {
  write(response, content);
  response.write(event({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }));
  response.end(event('[DONE]'));
}

/** A call of the tool that searches the library. */
export function callSearch(response: ServerResponse, questions: readonly string[]): void {
  const call = { name: 'search_library', arguments: JSON.stringify({ questions }) };
  const delta = { tool_calls: [{ index: 0, id: 'call_1', type: 'function', function: call }] };
  startStream(response);
  response.write(event({ choices: [{ index: 0, delta, finish_reason: null }] }));
  response.write(event({ choices: [{ index: 0, delta: {}, finish_reason: 'tool_calls' }] }));
  response.end(event('[DONE]'));
}
