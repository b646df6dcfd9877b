import {
  problem,
  type Problem,
  problemStatusesOf,
  PROBLEMS_OF_ANY_CALL,
  type Route,
} from '@careward/contracts/kernel/route';
import type { z } from 'zod';

/** A response that matches its route. Reading `body` of a problem, or `problem` of a success, throws. */
export class ParsedAnswer<Body> {
  constructor(
    readonly status: number,
    readonly headers: Headers,
    private readonly what: { body?: Body; problem?: Problem },
  ) {}

  get body(): Body {
    if (this.what.body === undefined)
      throw new Error(`Answered ${this.status}: ${this.what.problem?.detail ?? 'nothing'}`);
    return this.what.body;
  }

  get problem(): Problem {
    if (!this.what.problem) throw new Error(`Answered ${this.status}, which is not a problem`);
    return this.what.problem;
  }
}

/**
 * Parses a response by its route: a success must match the schema for its status, everything else must be a problem
 * (RFC 9457) with the same status, which OpenAPI names for the route. Throws otherwise.
 */
export async function parseAnswer<Answer extends z.ZodType>(
  row: Route<z.ZodType, Answer>,
  response: Response,
): Promise<ParsedAnswer<z.infer<Answer>>> {
  const { status, headers } = response;
  const text = await response.text();
  const where = `${row.method} ${row.path} answered ${status}`;
  const success = row.answers[status as 200 | 201];
  if (success) return new ParsedAnswer(status, headers, { body: bodyOf(success, text, where) });
  if (row.cacheControl && status === 304) return new ParsedAnswer(status, headers, {});
  if (row.redirect === status) return new ParsedAnswer(status, headers, {});
  if (![...problemStatusesOf(row), ...PROBLEMS_OF_ANY_CALL].includes(status))
    throw new Error(`${where}, which is not in the route table`);
  return new ParsedAnswer(status, headers, { problem: parseProblem(status, headers, text, where) });
}

function bodyOf<Answer extends z.ZodType>(schema: Answer, text: string, where: string): z.infer<Answer> {
  const { data, error } = schema.safeParse(JSON.parse(text));
  if (!error) return data;
  const fields = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`${where}, not as its schema says. ${fields.join('; ')}`);
}

function parseProblem(status: number, headers: Headers, text: string, where: string): Problem {
  if (!headers.get('content-type')?.startsWith('application/problem+json'))
    throw new Error(`${where}, not as problem+json: ${text.slice(0, 200)}`);
  const parsed = problem.parse(JSON.parse(text));
  if (parsed.status !== status) throw new Error(`${where} with a problem of ${parsed.status}`);
  return parsed;
}
