import type { Problem } from '@careward/contracts/kernel/route';

/** The error of a failed call, as pages read it. */
export type ApiError = {
  /** `status: body` (spec.md 8); for logs and tests, never shown. */
  message: string;
  /** What to show, when the server sent a sentence for the person. */
  sentence?: string | undefined;
  code?: string | undefined;
  /** Of an unforeseen failure: what to quote to support. */
  id?: string | undefined;
  /** Absent when no response came. */
  status?: number;
};

/** The error for a response that is not OK (spec.md 8, rulings.md "Errors and toasts"). */
export function errorFromResponse(status: number, statusText: string, body: string): ApiError {
  const problem = asProblem(body);
  return {
    message: `${status}: ${body || statusText}`,
    sentence: problem ? text(problem.detail) : plainSentence(body),
    code: text(problem?.code),
    id: text(problem?.id),
    status,
  };
}

/** The error when no response came: the network failed or the deadline passed. */
export const errorWithoutResponse = (cause: unknown): ApiError => ({
  message: cause instanceof Error ? cause.message : String(cause),
});

/** A rejected mutation carries an ApiError; anything else is a bug of ours and has no sentence. */
export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'message' in error && !(error instanceof Error);

/** What our own server says is not there. A 404 without its code comes from elsewhere, such as a proxy. */
export const isNotFound = (error: unknown): error is ApiError =>
  isApiError(error) && (error.code === 'not-found' || error.code === 'topic-withdrawn');

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** undefined: the body is not JSON. */
function asProblem(body: string): Partial<Record<keyof Problem, unknown>> | undefined {
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return undefined;
  }
}

const plainSentence = (body: string) =>
  body.trim() === '' || body.trimStart().startsWith('<') ? undefined : body;
