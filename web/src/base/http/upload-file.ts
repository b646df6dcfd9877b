import type { Language } from '@careward/contracts/kernel/languages';
import { MINUTE } from '@careward/contracts/kernel/limits';
import { type ApiError, errorFromResponse, errorWithoutResponse } from './api-error.js';

/** Milliseconds without a part of the file sent, or without an answer after its last. */
const STALLED = MINUTE;

type Upload = {
  language: Language;
  signal: AbortSignal;
  /** How much has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
};

/** PUTs a file to a signed address (spec.md 7). `fetch` cannot tell how much of it was sent. */
export function uploadFile<Answer>(
  address: string,
  file: File,
  { language, signal, onProgress }: Upload,
): Promise<{ data: Answer } | { error: ApiError }> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const fail = (cause: unknown) => resolve({ error: errorWithoutResponse(cause) });
    if (signal.aborted) return fail('the upload was ended');
    const stalled = watch(() => request.abort());
    request.upload.onprogress = ({ loaded }) => {
      stalled.again();
      onProgress(file.size === 0 ? 0 : loaded / file.size);
    };
    request.onload = () => {
      const { status, statusText, responseText } = request;
      if (status < 200 || status >= 300)
        return resolve({ error: errorFromResponse(status, statusText, responseText) });
      try {
        resolve({ data: JSON.parse(responseText) as Answer });
      } catch (cause) {
        // The page of a network that asks for a sign-in first.
        fail(cause);
      }
    };
    request.onerror = () => fail('the network failed');
    request.onabort = () => fail('the upload was ended');
    request.onloadend = stalled.end;
    signal.addEventListener('abort', () => request.abort());
    request.open('PUT', pathOf(address));
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream');
    request.setRequestHeader('Accept-Language', language);
    request.send(file);
  });
}

/** On the page's own origin, which is the only one that it may call. */
function pathOf(address: string): string {
  const { pathname, search } = new URL(address, location.origin);
  return pathname + search;
}

function watch(onStalled: () => void) {
  let timer = setTimeout(onStalled, STALLED);
  const end = () => clearTimeout(timer);
  const again = () => {
    end();
    timer = setTimeout(onStalled, STALLED);
  };
  return { again, end };
}
