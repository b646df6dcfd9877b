const HTML = /^\s*(text\/html|application\/xhtml\+xml)\s*(;|$)/i;

export const isHtmlType = (contentType: string): boolean => HTML.test(contentType);

/** Whether an answer is a page: it says so, and does not begin as a PDF, a picture or an archive does. */
export function isHtml(body: Uint8Array, contentType: string): boolean {
  if (!isHtmlType(contentType)) return false;
  const isUtf16 = (body[0] === 0xfe && body[1] === 0xff) || (body[0] === 0xff && body[1] === 0xfe);
  const start = body.subarray(0, 1_024);
  return isUtf16 || /charset\s*=\s*"?utf-16/i.test(contentType) || (!start.includes(0) && !isPdf(start));
}

const isPdf = (start: Uint8Array): boolean =>
  Buffer.from(start.subarray(0, 5)).toString('latin1') === '%PDF-';
