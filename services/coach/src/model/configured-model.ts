import type { Resources } from '@careward/platform/app/shut-down';
import type { Log } from '@careward/platform/observability/log';
import type { CoachConfig } from '../config.js';
import type { CoachModel } from './coach-model.js';
import { GuardedModel } from './guarded-model.js';

/** OpenAI's small one; a host with models of its own needs OPENAI_MODEL. */
const DEFAULT_MODEL = 'gpt-4o-mini';

/** The model that the environment names, or null. */
export async function configuredModel(
  config: CoachConfig,
  resources: Resources,
  log: Log,
): Promise<CoachModel | null> {
  if (config.OPENAI_API_KEY === undefined && config.OPENAI_BASE_URL === undefined) return null;
  // The client is a good part of what the service loads at its start, and most copies need none.
  const { ChatCompletionsModel } = await import('./wire/chat-completions-model.js');
  const model = new ChatCompletionsModel({
    apiKey: config.OPENAI_API_KEY,
    baseUrl: config.OPENAI_BASE_URL,
    model: config.OPENAI_MODEL ?? DEFAULT_MODEL,
    embeddingsModel: config.OPENAI_EMBEDDINGS_MODEL,
    timeoutFactor: config.COACH_TIMEOUT_FACTOR,
  });
  resources.closeLast(() => model.close());
  return new GuardedModel(model, log);
}
