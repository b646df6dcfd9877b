import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';

const TOKENS_PER_SECOND = 50;
/** A token of English has about four characters: three quarters of a word. */
const TOKENS = /[^]{1,4}/g;
/** Some 150 words: it is asked for at most 180. */
const SENTENCES = 10;

type FirstSentence = { askedAt: number; writtenAt: number };

export type SlowModel = {
  /** With `/v1`, as OPENAI_BASE_URL has it. */
  url: string;
  /** When it was asked this question, and when its first sentence was written. */
  firstSentence: (question: string) => FirstSentence | undefined;
  stop(): Promise<void>;
};

/** A host of language models that quotes the passages of its prompt, at 50 tokens a second. */
export async function startSlowModel(): Promise<SlowModel> {
  const written = new Map<string, FirstSentence>();
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const { messages } = (await json(request)) as { messages: { content: string }[] };
    const user = messages[1]?.content ?? '';
    const askedAt = performance.now();
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
    const [first = '', ...others] = replyTo(request.headers['x-careward-purpose'], user);
    await write(response, first, askedAt);
    if (others.length > 0) written.set(questionIn(user), { askedAt, writtenAt: performance.now() });
    await write(response, others.join(''), performance.now());
    response.write(event({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }));
    response.end('data: [DONE]\n\n');
  };
  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    firstSentence: (question) => written.get(question),
    stop: async () => {
      server.closeAllConnections();
      await server[Symbol.asyncDispose]();
    },
  };
}

/** The reply's sentences; a word where no answer is asked for. */
function replyTo(purpose: unknown, user: string): string[] {
  if (purpose === 'triage') return ['none'];
  return [...user.matchAll(/^(\[\d+\.\d+\]) (.{40,160})[.]$/gm)]
    .slice(0, SENTENCES)
    .map(([, number = '', words = ''], at) => `${at > 0 ? ' ' : ''}${words} ${number}.`);
}

const questionIn = (user: string) => /<<\S+ message>>\n(.*)\n<</.exec(user)?.[1] ?? '';

const event = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`;

/** Each token when it is due, so that a timer that is late delays none after it. */
async function write(response: ServerResponse, text: string, began: number): Promise<void> {
  for (const [at, [token]] of [...text.matchAll(TOKENS)].entries()) {
    const due = began + ((at + 1) * 1_000) / TOKENS_PER_SECOND;
    await setTimeout(Math.max(0, due - performance.now()));
    response.write(event({ choices: [{ index: 0, delta: { content: token }, finish_reason: null }] }));
  }
}
