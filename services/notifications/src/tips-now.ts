import { newId } from '@careward/platform/app/new-id';
import { connectMongo, databaseName } from '@careward/platform/mongo/database';
import { currentCorrelation } from '@careward/platform/observability/correlation';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addMail, mailsIn } from './mail/mails.repository.js';
import type { TipScheduleDocument } from './tips/tip-schedules.repository.js';

/** `npm run tips:now`: asks for a tip for every account of this data folder, to look at; `npm start` sends them. */
const file = join(process.env.CAREWARD_DATA_DIR ?? '.data', 'engines.json');
const { mongodbUrl } = JSON.parse(readFileSync(file, 'utf8')) as { mongodbUrl: string };

const database = await connectMongo(mongodbUrl, databaseName('', 'notifications'));
const schedules = await database.collection<TipScheduleDocument>('tip_schedules').find().toArray();
const mails = mailsIn(database);
const now = new Date();
const { correlationId, traceparent } = currentCorrelation();
for (const { _id: scheduleId } of schedules) {
  const refs = { scheduleId, dueAt: now.toISOString(), atNight: true };
  await addMail(mails, { id: newId(), kind: 'tip', refs, correlationId, traceparent }, now);
}
await database.close();
process.stdout.write(`${schedules.length} asked for. They are in the inbox within seconds.\n`);
