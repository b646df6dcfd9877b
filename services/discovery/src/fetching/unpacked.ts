import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { FetchRefused } from './fetch-refused.js';

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
