import { coachRoutes as routes } from '@careward/contracts/coach/routes';
import { personExportOf } from '@careward/contracts/kernel/person-export';
import { UNREADABLE } from '@careward/contracts/kernel/readable';
import { aCaregiver } from '@careward/testing/a-principal';
import { describePersonExport } from '@careward/testing/person-export.suite';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { CareContextRepository } from '../src/chat/care-context.js';
import { ExchangeRepository } from '../src/chat/exchange.repository.js';
import { LETTER, upload } from './files/an-upload.js';
import { seedLibrary } from './seed-library.js';
import { startCoach, type RunningCoach } from './start-coach.js';

let coach: RunningCoach;
beforeAll(async () => {
  coach = await startCoach(testPrefix());
  await coach.stockLibrary(seedLibrary);
});
afterAll(() => coach.stop());

const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
const cared = { version: 1, state: 'NJ', recipients: [] };
const content = 'She is diabetic. How do I bathe her?';

describePersonExport({
  name: 'coach',
  service: () => coach,
  plant: async (who) => {
    const id = await coach.converse(who);
    const attachments = [`${(await upload(coach, who)).path}|letter.txt`];
    const body = { content, attachments };
    const sent = await coach.call(routes.sendMessage, who, { params: { id }, body });
    const given = { messageId: sent.body.aiMessage.id, feedback: 'positive', reason: 'It was calm' };
    await coach.call(routes.giveFeedback, who, { body: given });
    await coach.app.get(CareContextRepository).keep(who.userId, cared);
  },
  expected: {
    conversations: [
      {
        title: expect.any(String),
        createdAt: time,
        lastMessageAt: time,
        messages: [
          { from: 'you', at: time, language: 'en', text: content, attachments: ['letter.txt'] },
          {
            from: 'coach',
            at: time,
            language: 'en',
            kind: 'library',
            text: expect.stringMatching(/./),
            moreSteps: expect.any(Array),
            note: expect.any(String),
            sources: expect.arrayContaining([{ n: 1, title: expect.any(String), url: expect.any(String) }]),
            dangerNoticed: null,
            feelingNoticed: null,
            rememberedForSafety: ['diabetes'],
            yourFeedback: 'positive',
            yourFeedbackReason: 'It was calm',
          },
        ],
      },
    ],
    whatTheCoachKnows: cared,
    files: [
      {
        name: 'letter.txt',
        type: 'text/plain',
        bytes: LETTER.length,
        uploadedAt: time,
        about: null,
        pages: null,
        textRead: LETTER.toString().trim(),
        inThisArchive: expect.stringMatching(/^files\/letter [\da-f]{8}\.txt$/),
        looksLike: null,
      },
    ],
  },
  marked: {
    conversations: [
      {
        title: UNREADABLE,
        messages: [
          { from: 'you', text: UNREADABLE },
          { from: 'coach', text: UNREADABLE, yourFeedback: 'positive', yourFeedbackReason: UNREADABLE },
        ],
      },
    ],
    whatTheCoachKnows: UNREADABLE,
    files: [{ name: UNREADABLE, textRead: UNREADABLE }],
  },
});

it('has every message of a long conversation, in order, also those that wait for an answer', async () => {
  const who = aCaregiver();
  const conversationId = await coach.converse(who);
  const asked = Array.from({ length: 250 }, (_, place) => ({
    id: randomUUID(),
    key: randomUUID(),
    conversationId,
    seq: place + 1,
    question: { content: `Question ${place + 1}`, attachments: place === 0 ? ['photo.jpg'] : [] },
    lang: 'en' as const,
    now: new Date(),
  }));
  const exchanges = coach.app.get(ExchangeRepository);
  for (const question of asked) await exchanges.create(who.userId, question);
  const body = { userId: who.userId, language: 'en' };
  const exported = await coach.ask(personExportOf('coach'), { by: 'identity', body });
  const [conversation] = (exported?.['conversations'] ?? []) as { messages: Record<string, unknown>[] }[];
  const questions = conversation?.messages.filter(({ from }) => from === 'you') ?? [];
  expect(questions.map(({ text }) => text)).toEqual(asked.map(({ question }) => question.content));
  expect(questions[0]).toMatchObject({ attachments: ['photo.jpg'] });
});
