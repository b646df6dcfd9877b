import { phones, phonesToCheck } from '@careward/content/safety/phones';
import type { Feedback } from '@careward/contracts/coach/schemas';
import type { Language } from '@careward/contracts/kernel/languages';
import { connectMongo, type Database, databaseName } from '@careward/platform/mongo/database';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXCHANGES, type ExchangeDocument } from './chat/exchange-document.js';
import { dayOf } from './library/question-counts.js';

type Rated = { day: string; lang: Language } & Record<Feedback, number>;

/** How many answers of each day and language helped, and how many did not; the newest day first. Opens no text. */
export async function countFeedback(database: Database): Promise<Rated[]> {
  const projection = { _id: 0, answeredAt: 1, lang: 1, feedback: 1 };
  const given = database
    .collection<ExchangeDocument>(EXCHANGES)
    .find({ feedback: { $in: ['positive', 'negative'] } }, { projection });
  const counts = new Map<string, Rated>();
  for await (const { answeredAt, lang, feedback } of given) {
    if (!answeredAt || !feedback) continue;
    const day = dayOf(answeredAt);
    const count = counts.get(`${day} ${lang}`) ?? { day, lang, positive: 0, negative: 0 };
    count[feedback] += 1;
    counts.set(`${day} ${lang}`, count);
  }
  return [...counts.values()].sort((a, b) => b.day.localeCompare(a.day) || a.lang.localeCompare(b.lang));
}

/** The lines of `npm run feedback`. */
export async function reportFeedback(database: Database, now: Date): Promise<string[]> {
  const rated = await countFeedback(database);
  const toCheck = phonesToCheck(now);
  const names = Object.entries(phones);
  return [
    'Answers that people rated, by the day of the answer (UTC) and its language:',
    ...rated.map(
      ({ day, lang, positive, negative }) => `  ${day} ${lang}  ${positive} helped, ${negative} did not`,
    ),
    ...(rated.length === 0 ? ['  none'] : []),
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
