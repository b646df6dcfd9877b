import type { Language } from '@careward/contracts/kernel/languages';
import { readAuthToken } from '../session/session-storage.js';
import { type ApiError, errorFromResponse, errorWithoutResponse } from './api-error.js';
import { type ApiMeta, callHeaders } from './base-query.js';

/** Milliseconds; long enough for a large file on a slow line. */
const DOWNLOAD_DEADLINE = 600_000;

/** Gets a file and lets the browser save it, when all of it has come. Answers as the call of an endpoint does. */
export async function downloadFile(
  path: string,
  { language, signal }: { language: Language; signal: AbortSignal },
): Promise<{ data: null } | { error: ApiError; meta?: ApiMeta }> {
  const token = readAuthToken();
  try {
    const response = await fetch(path, {
      headers: callHeaders(token, language),
      credentials: 'include',
      signal: AbortSignal.any([signal, AbortSignal.timeout(DOWNLOAD_DEADLINE)]),
    });
    if (response.ok) {
      saveFile(nameOf(response), await response.blob());
      return { data: null };
    }
    const error = errorFromResponse(response.status, response.statusText, await response.text());
    const isOver = response.status === 401 && token === readAuthToken();
    return { error, ...(isOver && { meta: { unauthorized: true } }) };
  } catch (cause) {
    return { error: errorWithoutResponse(cause) };
  }
}

/** The name that the server gives it. */
const nameOf = ({ headers }: Response) =>
  /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'download';

/** As if the person had followed a link to the file. */
function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser reads the file after the click.
  window.setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
