import type { Service } from '@careward/contracts/kernel/service';

/** A service's part: one JSON object, as it comes. */
export type Part = { service: Service; text: AsyncIterable<Uint8Array> };

/** The text of data.json: what identity keeps, then each part as a member of its own. */
export async function* dataText(own: object, parts: readonly Part[]): AsyncGenerator<string> {
  yield JSON.stringify(own, null, 2).replace(/\n}$/, '');
  for (const { service, text } of parts) {
    yield `,\n  ${JSON.stringify(memberName(service))}: `;
    yield* indented(text);
  }
  yield '\n}\n';
}

/** A line break in JSON is always layout: within a text it is written as \n. */
async function* indented(text: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const piece of text) yield decoder.decode(piece, { stream: true }).replaceAll('\n', '\n  ');
  yield decoder.decode();
}

/** careProfile for care-profile. */
const memberName = (service: Service) =>
  service.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
