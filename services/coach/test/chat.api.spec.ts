import { afterAll, beforeAll, describe } from '@jest/globals';
import { describeAnsweredQuestions } from './chat/answered-questions.suite.js';
import { describeAttempts } from './chat/attempts.suite.js';
import { describeBeforeTheLibrary } from './chat/before-the-library.suite.js';
import { describeContinuing } from './chat/continuing.suite.js';
import { describeConversations } from './chat/conversations.suite.js';
import { describeDeletion } from './chat/deletion.suite.js';
import { describeFeedback } from './chat/feedback.suite.js';
import { describeIdempotency } from './chat/idempotency.suite.js';
import { describeMessages } from './chat/messages.suite.js';
import { describeOddInput } from './chat/odd-input.suite.js';
import { describePaging } from './chat/paging.suite.js';
import { describeSearch } from './chat/search.suite.js';
import { describeWithdrawn } from './chat/withdrawn.suite.js';
import { describeWords } from './chat/words.suite.js';
import { describeWithAModel } from './chat/with-a-model.suite.js';
import { seedLibrary } from './seed-library.js';
import { startCoach, type RunningCoach } from './start-coach.js';

let running: RunningCoach;
const coach = () => running;
beforeAll(async () => {
  running = await startCoach();
});
afterAll(() => running.stop());

describe('with its library', () => {
  beforeAll(() => running.stockLibrary(seedLibrary));

  describeConversations(coach);
  describeMessages(coach);
  describeWithdrawn(coach);
  describeWords(coach);
  describeOddInput(coach);
  describeIdempotency(coach);
  describeAttempts(coach);
  describePaging(coach);
  describeDeletion(coach);
  describeFeedback(coach);
  describeSearch(coach);
});

describe('with answered questions', () => {
  describeAnsweredQuestions(coach);
  describeContinuing(coach);
});

describeBeforeTheLibrary(coach);
describeWithAModel();
