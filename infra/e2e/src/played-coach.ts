import type { GenerationEvent } from '@careward/contracts/coach/generations';
import type { Message } from '@careward/contracts/coach/schemas';
import type { BrowserContext, Page } from '@playwright/test';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const EXCHANGE = '0197a7a0-0000-7000-8000-0000000000aa';

/**
 * A coach whose answer the journey writes, for what no question is sure to bring: sentences that come slowly, a
 * connection that breaks. It plays the conversation's messages, the generation's stream and its stop.
 */
export async function playCoach(context: BrowserContext, conversationId: string) {
  let thread: Message[] = [];
  let log: GenerationEvent[] = [];
  const readers = new Set<ServerResponse>();
  const calls: string[] = [];

  const send = (to: ServerResponse, at: number) =>
    to.write(`id: ${at + 1}\ndata: ${JSON.stringify(log[at])}\n\n`);
  function happens(event: GenerationEvent) {
    log.push(event);
    if ('aiMessage' in event) thread.push(event.aiMessage);
    for (const reader of readers) {
      send(reader, log.length - 1);
      if ('aiMessage' in event) reader.end();
    }
  }
  function follow(reader: ServerResponse, seen: number) {
    reader.writeHead(200, { 'content-type': 'text/event-stream' });
    readers.add(reader);
    reader.on('close', () => readers.delete(reader));
    for (let at = seen; at < log.length; at++) send(reader, at);
    if (log.some((event) => 'aiMessage' in event)) reader.end();
  }
  function ask(content: string) {
    const question = aMessage({ id: `${EXCHANGE}-question`, role: 'user', content, kind: null });
    thread.push(question);
    log = [];
    happens({ type: 'begun', generationId: EXCHANGE, userMessage: question });
  }
  const aMessage = (more: Partial<Message>): Message => ({
    ...{ id: `${EXCHANGE}-answer`, conversationId, role: 'assistant', content: '', attachments: [] },
    ...{ createdAt: new Date().toISOString(), feedback: null, userFeedback: null, lang: 'en' },
    ...{ sources: [], risk: null, kind: 'model', note: null, moreSteps: [], suggestions: [] },
    ...more,
  });

  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      calls.push(`${method} ${url.split('/').at(-1)}`);
      const json = (answer: unknown) =>
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
      if (url.endsWith('/stop')) {
        const said = log.flatMap((event) => (event.type === 'text' ? [event.text] : [])).join('');
        happens({ type: 'stopped', aiMessage: aMessage({ content: said, cut: 'stopped' }) });
        return json({ success: true });
      }
      if (url.endsWith('/stream')) return follow(response, Number(headers['last-event-id'] ?? 0));
      if (method === 'GET') return json(thread);
      ask((JSON.parse(body) as { content: string }).content);
      follow(response, 0);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await context.route(/\/api\/chat\/(generations\/|conversations\/[^/]+\/messages$)/, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.continue({ url: `http://127.0.0.1:${port}${pathname}` });
  });

  return {
    /** What has reached it. What it says before a question has, is lost. */
    calls,
    says: (text: string) => happens({ type: 'text', text }),
    happens,
    answers: (more: Partial<Message>) => happens({ type: 'done', aiMessage: aMessage(more) }),
    breaksOff: (content: string) =>
      happens({ type: 'interrupted', aiMessage: aMessage({ content, cut: 'interrupted' }) }),
    /** As when a copy of the service dies: the connections break, and the log goes on elsewhere. */
    cut: () => {
      for (const reader of readers) reader.destroy();
    },
    close: () => {
      thread = [];
      server.closeAllConnections();
      server.close();
    },
  };
}

export type PlayedCoach = Awaited<ReturnType<typeof playCoach>>;

/** The id of the conversation that the page shows. */
export async function openConversation(page: Page): Promise<string> {
  const answer = await page.request.get('/api/chat/conversations');
  return ((await answer.json()) as { id: string }[])[0]?.id ?? '';
}
