/** The page in a mail of pages (MHT), as which programs put HTML into a document: its first part that is HTML. */
export function pageOfMht(source: string): string {
  const [, boundary] = /boundary="?([^"\r\n;]+)/i.exec(source) ?? [];
  const parts = boundary === undefined ? [source] : source.split(`--${boundary}`);
  for (const part of parts) {
    const [head = '', ...paragraphs] = part.trimStart().split(/\r?\n\r?\n/);
    if (!/^content-type:\s*text\/html/im.test(head)) continue;
    const [, encoding = ''] = /^content-transfer-encoding:\s*([\w-]+)/im.exec(head) ?? [];
    const [, charset = 'utf-8'] = /charset="?([\w-]+)/i.exec(head) ?? [];
    return decode(paragraphs.join('\n\n'), encoding.toLowerCase(), charset);
  }
  return '';
}

function decode(body: string, encoding: string, charset: string): string {
  if (encoding === 'base64') return new TextDecoder(charset).decode(Buffer.from(body, 'base64'));
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return new TextDecoder(charset).decode(Buffer.from(bytes, 'latin1'));
}
