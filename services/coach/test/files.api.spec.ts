import { rmSync } from 'node:fs';
import { CONFIG } from '@careward/platform/app/environment';
import { afterAll, beforeAll } from '@jest/globals';
import type { CoachConfig } from '../src/config.js';
import { describeAttachments } from './files/attachments.suite.js';
import { describeFairReading } from './files/fair-reading.suite.js';
import { describeFileAnswers } from './files/file-answers.suite.js';
import { describeLifetime } from './files/lifetime.suite.js';
import { describePapers } from './files/papers.suite.js';
import { describeUpload } from './files/upload.suite.js';
import { answeringTopics } from './answering/seed-answers.js';
import { startCoach, type RunningCoach } from './start-coach.js';

let running: RunningCoach;
const coach = () => running;
beforeAll(async () => {
  running = await startCoach();
  await running.stockLibrary(answeringTopics);
});
afterAll(async () => {
  await running.stop();
  rmSync(running.app.get<CoachConfig>(CONFIG).FILES_DIR ?? '', { recursive: true, force: true });
});

describeUpload(coach);
describeFairReading(coach);
describeAttachments(coach);
describeFileAnswers(coach);
describeLifetime(coach);
describePapers(coach);
