import type { Language } from '@careward/contracts/kernel/languages';
import { eligibilityHeader } from '../session/carried-eligibility.js';
import { callHeaders } from './call-headers.js';
import { DEFAULT_DEADLINE } from './default-deadline.js';

/** Calls that index.html has made while the script of the page was still on its way. */
type EarlyCalls = {
  /** Whose calls they are. */
  token: string;
  /** By path; undefined: no answer came. */
  answers: Partial<Record<string, Promise<Response | undefined>>>;
};

declare global {
  interface Window {
    earlyCalls?: EarlyCalls;
  }
}

export function askEarly(paths: readonly string[], token: string, language: Language): void {
  const signal = AbortSignal.timeout(DEFAULT_DEADLINE);
  const request: RequestInit = {
    headers: { ...callHeaders(token, language), ...eligibilityHeader() },
    credentials: 'include',
    signal,
  };
  const ask = (path: string) => fetch(path, request).catch(() => undefined);
  window.earlyCalls = { token, answers: Object.fromEntries(paths.map((path) => [path, ask(path)])) };
}

/** Each answer serves one call; what is asked again is asked of the server. */
export function takeEarlyAnswer(
  path: string,
  token: string | null,
): Promise<Response | undefined> | undefined {
  const { earlyCalls } = window;
  if (!earlyCalls || earlyCalls.token !== token) return undefined;
  const answer = earlyCalls.answers[path];
  delete earlyCalls.answers[path];
  return answer;
}
