import type {
  ChatCompletionCreateParamsStreaming,
  ChatCompletionFunctionTool,
} from 'openai/resources/chat/completions';
import type { Prompt, SearchTool } from '../coach-model.js';

/** Hosts that insist on `max_completion_tokens` count hidden reasoning in it, which would leave nothing for the reply. */
const ROOM_FOR_REASONING = 2_000;
/** Facts are quoted, not varied. */
const TEMPERATURE = 0.2;

/** The request in a host's dialect. One block of user text: small local models attend to only one. */
export function chatRequest(
  { system: rules, user, maxTokens, tool }: Prompt,
  model: string,
  dialect: Dialect,
): ChatCompletionCreateParamsStreaming {
  const system = tool && !dialect.tools ? `${rules}\n${searchRule(tool)}` : rules;
  return {
    model,
    stream: true,
    messages: dialect.systemRole
      ? [
          { role: 'system', content: system },
          { role: 'user', content: user },
        ]
      : [{ role: 'user', content: `${system}\n\n${user}` }],
    ...(dialect.tokenLimit === 'max_tokens'
      ? { max_tokens: maxTokens }
      : { max_completion_tokens: maxTokens + ROOM_FOR_REASONING }),
    ...(dialect.usageInStream && { stream_options: { include_usage: true } }),
    ...(dialect.temperature && { temperature: TEMPERATURE }),
    ...(tool && dialect.tools && { tools: [functionOf(tool)], tool_choice: 'auto' }),
  };
}

/** For a host that knows no tools. */
const searchRule = ({ most }: SearchTool) =>
  `Where you need further passages, begin your reply with SEARCH: and at most ${most} questions that stand on their own, separated by |. Then write nothing else.`;

/** How many there may be is said in words: strict schemas of some hosts have no `maxItems`. */
const functionOf = ({ name, description, most }: SearchTool): ChatCompletionFunctionTool => ({
  type: 'function',
  function: {
    name,
    description,
    parameters: {
      type: 'object',
      additionalProperties: false,
      required: ['questions'],
      properties: {
        questions: {
          type: 'array',
          description: `At most ${most} questions that stand on their own.`,
          items: { type: 'string' },
        },
      },
    },
    strict: true,
  },
});

/** Which parts of the Chat Completions protocol a host understands. */
type Dialect = {
  tokenLimit: 'max_tokens' | 'max_completion_tokens';
  usageInStream: boolean;
  temperature: boolean;
  systemRole: boolean;
  /** Calls functions; else a search is written as text. */
  tools: boolean;
};

/** `max_tokens` first: llama-cpp-python ignores the newer name without a word, while OpenAI's hosts refuse the older. */
export const firstDialect: Dialect = {
  tokenLimit: 'max_tokens',
  usageInStream: true,
  temperature: true,
  systemRole: true,
  tools: true,
};

/** The dialect that avoids what a host has just refused; null when its words name nothing that could be left out. */
export function dialectAfter(refusal: string, { tool }: Prompt, dialect: Dialect): Dialect | null {
  const said = refusal.toLowerCase();
  if (dialect.usageInStream && /stream_options|include_usage/.test(said))
    return { ...dialect, usageInStream: false };
  if (dialect.tokenLimit === 'max_tokens' && /max_tokens|max_completion_tokens/.test(said))
    return { ...dialect, tokenLimit: 'max_completion_tokens' };
  if (dialect.temperature && said.includes('temperature')) return { ...dialect, temperature: false };
  // Templates of some local models know the user's and the assistant's turns only.
  if (dialect.systemRole && /system role|role.{0,20}system|roles must alternate/.test(said))
    return { ...dialect, systemRole: false };
  if (tool && dialect.tools && /\btools?(?:\b|_)|\bfunctions?\b/.test(said))
    return { ...dialect, tools: false };
  return null;
}
