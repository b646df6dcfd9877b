import { DECLARED_TYPE_HEADER, ASSERTION_HEADER } from '@careward/contracts/kernel/http';
import { coachRoutes as routes } from '@careward/contracts/coach/routes';
import type { UploadedFile } from '@careward/contracts/coach/schemas';
import type { aCaregiver } from '@careward/testing/a-principal';
import { nobody } from '@careward/testing/a-principal';
import { assertionFor } from '@careward/testing/caller-keys';
import { type ParsedAnswer, parseAnswer } from '@careward/testing/parse-answer';
import type { RunningService } from '@careward/testing/start-service-for-test';

type Caregiver = ReturnType<typeof aCaregiver>;

export const LETTER = Buffer.from('Your coverage ends on March 14, 2026. Please call us at 555-0100.\n');

/** What is put: bytes, or a body that comes part by part and says no length. */
export type Contents = Buffer | ReadableStream<Uint8Array>;

/** As the gateway sends it on: nobody in particular, opened by the address alone. */
export async function putAt(
  { url }: Pick<RunningService, 'url'>,
  address: string,
  contents: Contents,
  type?: string,
): Promise<ParsedAnswer<UploadedFile>> {
  const { pathname, search } = new URL(address);
  const response = await fetch(url + pathname + search, {
    method: 'PUT',
    headers: {
      [ASSERTION_HEADER]: await assertionFor('coach', nobody),
      'content-type': 'application/octet-stream',
      ...(type !== undefined && { [DECLARED_TYPE_HEADER]: type }),
    },
    body: contents instanceof Buffer ? new Uint8Array(contents) : contents,
    ...(!(contents instanceof Buffer) && { duplex: 'half' }),
  });
  return parseAnswer(routes.putFile, response);
}

export const addressFor = async (coach: RunningService, who: Caregiver): Promise<string> =>
  (await coach.call(routes.upload, who)).body.uploadURL;

/** Uploads a file; it was accepted. */
export const upload = async (
  coach: RunningService,
  who: Caregiver,
  contents: Buffer = LETTER,
): Promise<UploadedFile> => (await putAt(coach, await addressFor(coach, who), contents)).body;

/** What a GET of a file answers, as it comes. */
export const download = async (
  { url }: Pick<RunningService, 'url'>,
  who: Caregiver,
  path: string,
): Promise<Response> =>
  fetch(url + path, { headers: { [ASSERTION_HEADER]: await assertionFor('coach', who) } });

type Message = { conversation: string; attachments: unknown[]; key?: string };

export const sendFiles = (
  coach: RunningService,
  who: Caregiver,
  { conversation, attachments, key }: Message,
) =>
  coach.call(routes.sendMessage, who, {
    params: { id: conversation },
    body: { content: 'When does it end?', attachments },
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });
