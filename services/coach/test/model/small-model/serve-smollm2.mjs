/**
 * Serves SmolLM2-135M over the OpenAI wire: POST /v1/chat/completions, streamed. Arguments: the folder with node-llama-cpp
 * and the model (install-smollm2.ts), and the most tokens of a reply. Prints its port when it listens.
 */
import { globSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

const [folder = '', limit = '40'] = process.argv.slice(2);
const AT_ONCE = 4;
const CONTEXT = 1_280;

const library = createRequire(join(folder, 'package.json')).resolve('node-llama-cpp');
const { getLlama, LlamaChatSession } = await import(pathToFileURL(library).href);
const [modelPath] = globSync(join(folder, '**/*.gguf'));
const llama = await getLlama({
  gpu: false,
  build: 'never',
  logLevel: 'error',
  // Threads that wait for each other waste a busy machine.
  maxThreads: Math.max(1, Math.floor(availableParallelism() / 2)),
});
const model = await llama.loadModel({ modelPath });
const context = await model.createContext({ contextSize: CONTEXT, sequences: AT_ONCE });
const free = Array.from({ length: AT_ONCE }, () => context.getSequence());
const waiting = [];

const takeSequence = () =>
  free.length > 0 ? free.pop() : new Promise((resolve) => void waiting.push(resolve));
const giveBack = (sequence) => (waiting.length > 0 ? waiting.shift()(sequence) : free.push(sequence));

const chunk = (delta, finish = null) =>
  `data: ${JSON.stringify({ object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;

async function answer({ messages, max_tokens: asked, temperature }, response) {
  const [system, user] = ['system', 'user'].map((role) => messages.find((one) => one.role === role)?.content);
  const contextSequence = await takeSequence();
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  // The system text begins alike every time, and what a sequence has read it need not read again.
  const session = new LlamaChatSession({ contextSequence, systemPrompt: system });
  try {
    await session.prompt(user, {
      maxTokens: Math.min(asked ?? Number(limit), Number(limit)),
      temperature,
      seed: 1,
      onTextChunk: (content) => response.write(chunk({ content })),
    });
    response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`);
  } finally {
    session.dispose({ disposeSequence: false });
    giveBack(contextSequence);
  }
}

const server = createServer((request, response) => {
  json(request)
    .then((body) => answer(body, response))
    .catch(() => response.destroy());
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
