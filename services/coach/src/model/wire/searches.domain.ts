import { ModelError, type SearchTool } from '../coach-model.js';
import type { ToolCall } from './streamed-calls.js';

/** Characters of a question; what is longer is no plainer. */
const MAX_QUESTION = 500;

const MARK = /^\**SEARCH\**\s*:\**/i;
/** A line of questions; what a model says below it is none. */
const MARKED = /^\**SEARCH\**\s*:\**\s*(.*)$/gim;
const TAG = '<tool_call>';
const TAGGED = /<tool_call>([^]*?)(?:<\/tool_call>|$)/g;
/** JSON, where text was asked for. */
const JSON_CALL = /^(?:```\w*\s*)?\[?\s*\{/;

/** Whether a reply, so far as it is written, is a call in the form of text, as models write it whose host reads none. */
export const isCallInText = (said: string) => MARK.test(said) || said.startsWith(TAG) || JSON_CALL.test(said);

/**
 * The questions that a reply searches for; none where it is an answer. Throws a ModelError where it is a call that cannot
 * be read, or where nothing could be called.
 */
export function searchesIn(
  { text, calls, isCut }: { text: string; calls: readonly ToolCall[]; isCut: boolean },
  tool: SearchTool | undefined,
): string[] {
  if (calls.length === 0 && !isCallInText(text)) return [];
  if (!tool) throw new ModelError('broken');
  const isMarked = calls.length === 0 && MARK.test(text);
  // JSON shows by itself where it was cut.
  if (isMarked && isCut) throw new ModelError('broken');
  const asked = isMarked
    ? [...text.matchAll(MARKED)].flatMap(([, line = '']) => line.split('|'))
    : questionsOf(
        calls.length > 0 ? calls.map(({ name, args }) => ({ name, arguments: args })) : callsIn(text),
        tool,
      );
  const questions = new Set(asked.map(tidy).filter((question) => question !== ''));
  if (questions.size === 0) throw new ModelError('broken');
  return [...questions].slice(0, tool.most);
}

const tidy = (question: string) =>
  question
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
    .slice(0, MAX_QUESTION)
    // The cut may have halved a character.
    .replace(/\p{Cs}$/u, '')
    .trim();

type ParsedCall = { name?: unknown; arguments?: unknown; parameters?: unknown };
type Arguments = { questions?: unknown };

/** Calls inside tags, or a reply that is one call or a list of them. */
function callsIn(text: string): ParsedCall[] {
  const written = text.startsWith(TAG)
    ? [...text.matchAll(TAGGED)].map(([, json = '']) => json)
    : [text.replace(/^```\w*|```$/g, '')];
  return written.flatMap((json) => parsed(json) as ParsedCall | ParsedCall[]);
}

function questionsOf(calls: readonly (ParsedCall | null)[], { name }: SearchTool): string[] {
  return calls.flatMap((call) => {
    // Llama's templates say `parameters`, and some models write the arguments as JSON within JSON.
    const given = call?.arguments ?? call?.parameters;
    const { questions } = ((typeof given === 'string' ? parsed(given) : given) ?? {}) as Arguments;
    const asked = [questions].flat();
    if (call?.name !== name || !asked.every((question) => typeof question === 'string'))
      throw new ModelError('broken');
    return asked;
  });
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    throw new ModelError('broken');
  }
}
