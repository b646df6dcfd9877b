import { z } from 'zod';
import { message, risk } from './schemas.js';

/** What the coach is doing for an answer; each is told when it really begins. */
const generationStages = ['screening', 'files', 'searching', 'writing', 'checking'] as const;
export type GenerationStage = (typeof generationStages)[number];

/**
 * What happens while an exchange is answered, from its first event (`begun`) to one of its ends. The data of a
 * server-sent event, whose id is where it stands. A reader that comes back with the id that it saw last gets the rest,
 * from any copy of the service, also after the end.
 *
 * `risk`: the danger that was noticed, whose strip is shown before any answer; a later one takes its place. `text`: sentences that were verified, to be appended. `reset`: what was shown so far is void, more follows. An end
 * carries the message whole, and it replaces what was shown: `stopped` has the part that was kept, `interrupted` a fixed
 * text, and the same question can be sent again under a new key. `reconnect`: the copy ends, others go on. `heartbeat`,
 * without an id: the line is alive.
 */
export const generationEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('begun'), generationId: z.string(), userMessage: message }),
  z.object({ type: z.literal('stage'), stage: z.enum(generationStages) }),
  z.object({ type: z.literal('risk'), risk }),
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('reset') }),
  z.object({ type: z.enum(['done', 'stopped', 'interrupted']), aiMessage: message }),
  z.object({ type: z.literal('reconnect') }),
  z.object({ type: z.literal('heartbeat') }),
]);
export type GenerationEvent = z.infer<typeof generationEvent>;

/** Where an end stands: after everything else of its generation. */
export const END_OF_GENERATION = 1_000_000;

/** `after`: the same as Last-Event-ID, for a reader that cannot send the header. */
export const afterEvent = z.object({ after: z.string().max(20).optional() });
export type AfterEvent = z.infer<typeof afterEvent>;
