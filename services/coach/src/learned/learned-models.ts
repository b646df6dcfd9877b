import { intentOf, type IntentSettings, type TopicSettings, topicsOf } from './learned-topics.domain.js';
import { riskOf, type ScreenSettings } from './learned-screen.domain.js';
import { readModel, readVocabulary } from './model-file.js';
import { spellingOf } from '../language/spelling.domain.js';

const screen = readModel<ScreenSettings>('screen');
const topics = readModel<TopicSettings>('topics');
const mended = spellingOf(readVocabulary());
const intents = readModel<IntentSettings>('intents');

/** What the models that come with the service say of a message; they read both languages. Trained by `npm run train`. */
export const learned = {
  riskOf: (text: string) => riskOf(screen.model, screen.settings, mended(text)),
  topicsOf: (text: string) => topicsOf(topics.model, topics.settings, mended(text)),
  /** Whether example questions taught this topic; nothing is known of any other document. */
  knowsTopic: (topicId: string) => topics.model.classes.includes(topicId),
  intentOf: (text: string) => intentOf(intents.model, intents.settings, mended(text)),
};
