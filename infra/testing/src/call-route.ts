import type { Route } from '@careward/contracts/kernel/route';
import type { z } from 'zod';
import { parseAnswer, type ParsedAnswer } from './parse-answer.js';

type Texts = Record<string, string>;

export type RouteCall = {
  params?: Texts;
  query?: Texts;
  /** Sent as JSON; of any type, so that invalid bodies can be tested. */
  body?: unknown;
  /** Sent unchanged, for bodies that are not JSON. */
  text?: string;
  headers?: Texts;
};

/** Calls a route of the route table at `origin` and parses the response by it. */
export async function callRoute<Answer extends z.ZodType>(
  origin: string,
  row: Route<z.ZodType, Answer>,
  { params = {}, query = {}, body, text, headers = {} }: RouteCall = {},
): Promise<ParsedAnswer<z.infer<Answer>>> {
  const content = text ?? (body === undefined ? undefined : JSON.stringify(body));
  const response = await fetch(new URL(addressOf(row.path, params, query), origin), {
    method: row.method,
    headers: { ...(content !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(content !== undefined && { body: content }),
    redirect: 'manual',
  });
  return parseAnswer(row, response);
}

/** The path with its `:parameters` filled in, and the query. */
export function addressOf(path: string, params: Texts, query: Texts = {}): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(query).toString();
  return search ? `${filled}?${search}` : filled;
}
