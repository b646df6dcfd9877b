import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { coachRoutes } from '@careward/contracts/coach/routes';
import { startStack } from '@careward/local/stack';
import { callRoute } from '@careward/testing/call-route';
import { freePort } from '@careward/local/loopback';
import type { Result } from './goal.js';
import { signUp } from './reads.js';

const STREAMS = 50;
const PEOPLE = 5;
const TOKEN_MS = 20;
const GOAL_MS = 150;
const FIRST = 'Gather towels, soap, clean clothes and non-slip shoes [1]. ';
const ANSWER = `${FIRST}Pick the time of day when the person is calmest [1]. Cover the body with a towel and wash one part at a time [1].`;

/** When a model had written its first sentence, by the word that tells its question from the others. */
type Written = Map<string, number>;

const chunk = (content: string) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`;

/** A model of 50 tokens a second; a word is a token. */
async function startModel(written: Written) {
  const write = async (response: ServerResponse, question: string, said: string) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    let text = '';
    for (const token of said.split(/(?<= )/)) {
      await setTimeout(TOKEN_MS);
      response.write(chunk(token));
      text += token;
      if (text === FIRST) written.set(question, performance.now());
    }
    response.write(
      `data: ${JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\n`,
    );
    response.end('data: [DONE]\n\n');
  };
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      const asked = JSON.stringify(body);
      const question = /bathing techniques (\w+)/.exec(asked)?.[1] ?? '';
      const said = asked.includes('dangers') ? 'none' : asked.includes('number of the topic') ? '1' : ANSWER;
      return write(response, question, said);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    close: () => server.close(),
  };
}

/** How long after the model's own first sentence a person sees it, with many answers being written. */
export async function generationResults(folder: string, log: (line: string) => void): Promise<Result[]> {
  const written: Written = new Map();
  const model = await startModel(written);
  const stack = await startStack({
    dataDir: folder,
    port: await freePort(),
    mailUiPort: await freePort(),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_OPTIONS: '',
      RATE_LIMIT_FACTOR: '100000',
      OPENAI_BASE_URL: model.url,
      OPENAI_MODEL: 'played',
    },
    log,
  });
  try {
    const { url, mailUrl } = stack;
    const tokens = [];
    for (let person = 0; person < PEOPLE; person++) tokens.push(await signUp(url, mailUrl));
    const late: number[] = [];
    for (let round = 0; round < 3; round++) {
      const shown = await Promise.all(
        Array.from({ length: STREAMS }, async (_, at) => {
          const headers = { authorization: `Bearer ${tokens[at % PEOPLE]}` };
          const { body } = await callRoute(url, coachRoutes.createConversation, {
            headers,
            body: { title: 'Baths' },
          });
          const word = `q${'abcdefghij'[round]}${letters(at)}`;
          return { word, at: await firstShown(url, headers, body.id, word) };
        }),
      );
      // The first round compiles what the others measure.
      if (round > 0) for (const { word, at } of shown) late.push(at - (written.get(word) ?? NaN));
    }
    late.sort((a, b) => a - b);
    const at = (part: number) => late[Math.floor(part * late.length)] ?? NaN;
    return [
      {
        name: `the first sentence of a model, ${STREAMS} answers at once`,
        figures: `shown ${at(0.5).toFixed(0)} ms after the model wrote it, p95 ${at(0.95).toFixed(0)} ms (median, ${late.length} answers)`,
        goal: `p95 at most ${GOAL_MS} ms`,
        reached: at(0.95) <= GOAL_MS,
      },
    ];
  } finally {
    await stack.stop();
    model.close();
  }
}

const letters = (at: number) => String.fromCharCode(97 + Math.floor(at / 26), 97 + (at % 26));

async function firstShown(
  url: string,
  headers: Record<string, string>,
  id: string,
  word: string,
): Promise<number> {
  const answer = await fetch(url + coachRoutes.sendMessage.path.replace(':id', id), {
    method: 'POST',
    headers: { ...headers, accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify({ content: `Safe bathing techniques ${word}` }),
  });
  let [text, first] = ['', NaN];
  for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part;
    if (Number.isNaN(first) && text.includes('"type":"text"')) first = performance.now();
  }
  return first;
}
