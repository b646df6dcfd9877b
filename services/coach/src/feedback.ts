import { phones, phonesToCheck } from '@careward/content/safety/phones';
import { QUESTION_COUNTS_KEPT } from '@careward/contracts/coach/limits';
import type { Feedback } from '@careward/contracts/coach/schemas';
import { DAY } from '@careward/contracts/kernel/limits';
import type { Language } from '@careward/contracts/kernel/languages';
import { connectMongo, type Database, databaseName } from '@careward/platform/mongo/database';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXCHANGES, type ExchangeDocument } from './chat/exchange-document.js';
import { dayOf, QUESTION_COUNTS, type QuestionCount } from './library/question-counts.js';

type FeedbackCount = { day: string; lang: Language } & Record<Feedback, number>;

/** How many answers of each day and language helped, and how many did not; the newest day first. Opens no text. */
async function countFeedback(database: Database): Promise<FeedbackCount[]> {
  const projection = { _id: 0, answeredAt: 1, lang: 1, feedback: 1 };
  const given = database
    .collection<ExchangeDocument>(EXCHANGES)
    .find({ feedback: { $in: ['positive', 'negative'] } }, { projection });
  const counts = new Map<string, FeedbackCount>();
  for await (const { answeredAt, lang, feedback } of given) {
    if (!answeredAt || !feedback) continue;
    const day = dayOf(answeredAt);
    const count = counts.get(`${day} ${lang}`) ?? { day, lang, positive: 0, negative: 0 };
    count[feedback] += 1;
    counts.set(`${day} ${lang}`, count);
  }
  return [...counts.values()].sort((a, b) => b.day.localeCompare(a.day) || a.lang.localeCompare(b.lang));
}

type TopicFeedbackCount = { topicId: string; lang: Language } & Record<Feedback, number>;

/** How many answers from each topic helped, and how many did not; those topics first of which most did not. */
async function countTopicFeedback(database: Database): Promise<TopicFeedbackCount[]> {
  const rated = new Map<string, TopicFeedbackCount>();
  for await (const { lang, feedback = {} } of database.collection<QuestionCount>(QUESTION_COUNTS).find())
    for (const [topicId, { positive = 0, negative = 0 }] of Object.entries(feedback)) {
      const sum = rated.get(`${topicId} ${lang}`) ?? { topicId, lang, positive: 0, negative: 0 };
      sum.positive += positive;
      sum.negative += negative;
      rated.set(`${topicId} ${lang}`, sum);
    }
  return [...rated.values()].sort(
    (a, b) =>
      b.negative - a.negative ||
      a.positive - b.positive ||
      a.topicId.localeCompare(b.topicId) ||
      a.lang.localeCompare(b.lang),
  );
}

const votes = ({ positive, negative }: Record<Feedback, number>) => `${positive} helped, ${negative} did not`;

/** The lines of `npm run feedback`. */
export async function reportFeedback(database: Database, now: Date): Promise<string[]> {
  const rated = await countFeedback(database);
  const topics = await countTopicFeedback(database);
  const toCheck = phonesToCheck(now);
  const names = Object.entries(phones);
  return [
    'Answers that people rated, by the day of the answer (UTC) and its language:',
    ...rated.map((each) => `  ${each.day} ${each.lang}  ${votes(each)}`),
    ...(rated.length === 0 ? ['  none'] : []),
    `Topics that rated answers are from, of the last ${QUESTION_COUNTS_KEPT / DAY} days, those first of which most did not help:`,
    ...topics.map((each) => `  ${each.topicId} ${each.lang}  ${votes(each)}`),
    ...(topics.length === 0 ? ['  none'] : []),
    'Numbers and pages that nobody has checked for 180 days (infra/content/src/safety/phones.ts):',
    ...toCheck.map((phone) => {
      const name = names.find(([, each]) => each === phone)?.[0];
      return `  ${name}  ${phone.href}  checked ${phone.checked} at ${phone.source}`;
    }),
    ...(toCheck.length === 0 ? ['  none'] : []),
  ];
}

/** `MONGODB_URL`, else the database that `npm start` runs for this data folder. */
function mongoUrl(): string {
  const file = join(process.env.CAREWARD_DATA_DIR ?? '.data', 'engines.json');
  if (process.env.MONGODB_URL) return process.env.MONGODB_URL;
  if (!existsSync(file)) throw new Error('Nothing runs here. Start Careward first, or set MONGODB_URL.');
  return (JSON.parse(readFileSync(file, 'utf8')) as { mongodbUrl: string }).mongodbUrl;
}

if (import.meta.main) {
  try {
    const name = databaseName(process.env.MONGODB_DB_PREFIX ?? '', 'coach');
    const database = await connectMongo(mongoUrl(), name);
    for (const line of await reportFeedback(database, new Date())) process.stdout.write(`${line}\n`);
    await database.close();
  } catch (error) {
    process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
