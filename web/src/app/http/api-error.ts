import type { Problem } from '@careward/contracts/kernel/problem';

/** What a failed call leaves for the screens. */
export type ApiError = {
  /** `status: body`, spec.md's form; for logs and tests, never shown. */
  message: string;
  /** What the server says to the person, where it says something. */
  sentence?: string | undefined;
  code?: string | undefined;
  /** Absent when there was no answer at all. */
  status?: number;
};

/** An answer that is not OK, as an error (spec.md 8, rulings.md "Errors and toasts"). */
export function errorFromAnswer(status: number, statusText: string, body: string): ApiError {
  const problem = asProblem(body);
  return {
    message: `${status}: ${body || statusText}`,
    sentence: problem ? text(problem.detail) : plainSentence(body),
    code: text(problem?.code),
    status,
  };
}

/** No answer: the network failed or the deadline passed. */
export const errorWithoutAnswer = (cause: unknown): ApiError => ({
  message: cause instanceof Error ? cause.message : String(cause),
});

/** A rejected mutation carries an ApiError; anything else is a fault of ours and has no sentence. */
export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'message' in error && !(error instanceof Error);

export const sentenceOf = (error: unknown): string | undefined =>
  isApiError(error) ? error.sentence : undefined;

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** undefined: the body is no JSON. */
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
