import type { Readable, Transform } from 'node:stream';
import { promisify } from 'node:util';
import { createBrotliDecompress, createGunzip, createInflate, gunzip } from 'node:zlib';
import { FetchRefused } from './fetch-refused.js';

/** Which bodies are wanted. */
export type BodyRules = {
  /** Judges the Content-Type (empty where the server names none) before the body is read. */
  accept?: (contentType: string) => boolean;
  /** Counted after decompression; 5 MiB unless told otherwise. */
  maxBytes?: number;
  /** Whether a longer body is refused (as a rule) or read up to the limit. */
  whenLonger?: 'refuse' | 'cut';
};

const MAX_BYTES = 5 * 1024 * 1024;

/** The body, decompressed. What its headers tell against it is judged before anything is read. */
export async function readBody(
  body: Readable,
  headers: Readonly<Record<string, string>>,
  { accept = () => true, maxBytes = MAX_BYTES, whenLonger = 'refuse' }: BodyRules,
): Promise<Buffer> {
  const { 'content-type': type = '', 'content-encoding': encoding = '', 'content-length': length } = headers;
  // A body that is left halfway reports that as an error, when nobody listens any more.
  body.on('error', () => undefined);
  try {
    if (!accept(type)) throw new FetchRefused('type', `the type is ${type || 'not named'}`);
    if (whenLonger === 'refuse' && Number(length) > maxBytes) throw tooLong(maxBytes);
    const decoder = decoderOf(encoding);
    if (decoder) return await collect(through(body, decoder), maxBytes, whenLonger);
    return plainBody(await collect(body, maxBytes, whenLonger), encoding);
  } finally {
    body.destroy();
  }
}

const tooLong = (maxBytes: number) => new FetchRefused('size', `the body is longer than ${maxBytes} bytes`);

async function collect(stream: Readable, maxBytes: number, whenLonger: 'refuse' | 'cut'): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size <= maxBytes) continue;
    if (whenLonger === 'refuse') throw tooLong(maxBytes);
    break;
  }
  return Buffer.concat(chunks, Math.min(size, maxBytes));
}

function through(body: Readable, decoder: Transform): Transform {
  body.on('error', (error) => decoder.destroy(error));
  return body.pipe(decoder);
}

/** A body as it is. */
const NOT_CODED = /^(?:identity|none)?$/;
/** Codings that nobody asked for. */
const REFUSED = /^(?:zstd|compress|x-compress|dcb|dcz|exi|aes128gcm|pack200-gzip)$/;

const codingsOf = (encoding: string): string[] =>
  encoding
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim())
    .filter((coding) => !NOT_CODED.test(coding));

/** As the standard says it. Of what says so in other words the body is looked at: it must begin as text does. */
function plainBody(body: Buffer, encoding: string): Buffer {
  const isIdentity = /^(?:identity)?$/i.test(encoding.trim());
  const isPacked = body.subarray(0, 512).some((byte) => byte < 9 || (byte > 13 && byte < 32));
  if (!isIdentity && isPacked) throw unknownEncoding(encoding);
  return body;
}

const unknownEncoding = (encoding: string) => new FetchRefused('type', `the body is encoded as ${encoding}`);

/** `deflate` is zlib's format (RFC 9110, 8.4.1.2). One encoding at most: nobody honest needs two. */
function decoderOf(encoding: string): Transform | null {
  const [coding, ...others] = codingsOf(encoding);
  if (others.length > 0) throw unknownEncoding(encoding);
  switch (coding) {
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'br':
      return createBrotliDecompress();
    case 'deflate':
      return createInflate();
    default:
      if (REFUSED.test(coding ?? '')) throw unknownEncoding(encoding);
      return null;
  }
}

const unzip = promisify(gunzip);
const isPacked = (body: Buffer): boolean => body[0] === 0x1f && body[1] === 0x8b;

/** A file that is packed itself, such as `sitemap.xml.gz`, unpacked up to a size; any other file as it is. */
export async function unpacked(body: Buffer, maxBytes: number): Promise<Buffer> {
  if (!isPacked(body)) return body;
  try {
    return await unzip(body, { maxOutputLength: maxBytes });
  } catch (cause) {
    const isTooLong = (cause as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw new FetchRefused(isTooLong ? 'size' : 'type', 'the file cannot be unpacked', { cause });
  }
}
