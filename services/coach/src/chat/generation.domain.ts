import { END_OF_GENERATION, type GenerationEvent } from '@careward/contracts/coach/generations';
import type { Message } from '@careward/contracts/coach/schemas';
import type { StreamEvent } from '@careward/platform/http/event-streams';
import {
  aiMessageOf,
  type CompletedExchange,
  type Exchange,
  isCompleted,
  userMessageOf,
} from './exchange.domain.js';

/** What happens between the beginning of a generation and its end. */
export type GenerationLogEntry = Extract<GenerationEvent, { type: 'stage' | 'risk' | 'text' | 'reset' }>;

/** How what is shown becomes `content`: nothing that was shown is taken back but by a reset. */
export function diffShown(shown: string, content: string): GenerationLogEntry[] {
  if (content === shown) return [];
  if (shown === '' || content.startsWith(shown)) return [{ type: 'text', text: content.slice(shown.length) }];
  return [{ type: 'reset' }, { type: 'text', text: content }];
}

/** Whether a log ends with text on the screen, which another attempt at the answer has to take back first. */
export const showsText = (log: readonly GenerationLogEntry[]): boolean =>
  log.findLast(({ type }) => type === 'text' || type === 'reset')?.type === 'text';

/**
 * What a reader does not have yet. `seen` is the place of the last event that it has, null: none. The log's events stand
 * at 1, 2, …, the end after all others.
 */
export function eventsAfter(
  seen: number | null,
  exchange: Exchange,
  log: readonly GenerationLogEntry[],
  marked: (message: Message) => Message = (message) => message,
): StreamEvent[] {
  const begun = seen === null ? [at(0, begunEvent(exchange))] : [];
  const after = seen ?? 0;
  if (!isCompleted(exchange))
    return [...begun, ...log.slice(after).map((event, index) => at(after + index + 1, event))];
  return after >= END_OF_GENERATION ? [] : [...begun, at(END_OF_GENERATION, endOf(exchange, marked))];
}

const at = (place: number, data: GenerationEvent): StreamEvent => ({ id: String(place), data });

const begunEvent = (exchange: Exchange): GenerationEvent => ({
  type: 'begun',
  generationId: exchange.id,
  userMessage: userMessageOf(exchange),
});

function endOf(exchange: CompletedExchange, marked: (message: Message) => Message): GenerationEvent {
  const aiMessage = marked(aiMessageOf(exchange));
  return { type: aiMessage.cut ?? 'done', aiMessage };
}

/** Anything that is no place of ours counts as none: the reader then gets everything. */
export const placeIn = (lastEventId = ''): number | null =>
  /^\d{1,7}$/.test(lastEventId) ? Number(lastEventId) : null;
