import { refuse, sendWords } from './dialects.js';
import { sendJson, type Respond } from './model-server.js';

type SearchingHost = {
  name: string;
  /** Refusals that the client has to learn from before the host searches. */
  refusals: number;
  /** Searches for two questions. */
  respond: (questions: readonly string[]) => Respond;
};

/** A piece of a call; `index` and `id` as the host has them. */
const piece = (call: Record<string, unknown>, name: string | undefined, args: unknown) => ({
  delta: { tool_calls: [{ ...call, type: 'function', function: { name, arguments: args } }] },
});

const NAME = 'search_library';
const json = (questions: readonly string[]) => JSON.stringify({ questions });
const inPieces = (text: string) => text.match(/[^]{1,3}/gu) ?? [];

const text =
  (write: (questions: readonly string[]) => string): SearchingHost['respond'] =>
  (questions) =>
  (_asked, response) =>
    sendWords(response, write(questions), {});

const marked = (questions: readonly string[]) => `SEARCH: ${questions.join(' | ')}`;

/** Refuses tools in its own words; without them its model writes the search as it was told. */
const refusing =
  (status: number, message: string): SearchingHost['respond'] =>
  (questions) =>
  (asked, response) =>
    asked.body['tools'] === undefined
      ? sendWords(response, marked(questions), {})
      : void sendJson(response, status, { error: { message, code: status } });

/** How models search, by hosts that read their calls, that refuse tools, and that take no notice of them. */
export const searchingHosts: SearchingHost[] = [
  {
    name: 'OpenAI: the arguments in many pieces',
    refusals: 0,
    respond: (questions) => (_asked, response) =>
      sendWords(response, '', {
        before: [
          { delta: { role: 'assistant', content: null } },
          piece({ index: 0, id: 'call_1' }, NAME, ''),
          ...inPieces(json(questions)).map((part) => piece({ index: 0 }, undefined, part)),
        ],
        finish: 'tool_calls',
        usage: 'on its own',
      }),
  },
  {
    name: 'OpenAI: two calls at once, their pieces mixed',
    refusals: 0,
    respond: (questions) => (_asked, response) =>
      sendWords(response, '', {
        before: [
          ...questions.map((_question, index) =>
            piece({ index, id: `call_${index}` }, NAME, '{"questions":'),
          ),
          ...questions.map((question, index) => piece({ index }, undefined, `["${question}"]}`)),
        ],
        finish: 'tool_calls',
      }),
  },
  {
    name: 'Ollama: two calls of the same index, each whole, after a thought',
    refusals: 0,
    respond: (questions) => (_asked, response) =>
      sendWords(response, '', {
        before: [
          { delta: { role: 'assistant', content: '', reasoning: 'Not there. I search.' } },
          ...questions.map((question) => piece({ index: 0, id: `call_${question}` }, NAME, json([question]))),
        ],
        finish: 'function_call',
      }),
  },
  {
    name: 'Gemini: calls without an index, finished by stop',
    refusals: 0,
    respond: (questions) => (_asked, response) =>
      sendWords(response, '', {
        before: questions.map((question) => piece({ id: `function-${question}` }, NAME, json([question]))),
      }),
  },
  {
    name: 'vLLM: an id of its own for each piece, after a thought in the text',
    refusals: 0,
    respond: (questions) => (_asked, response) =>
      sendWords(response, '', {
        before: [
          { delta: { content: '<think>Nothing on that. Better ask.</think>\n\n' } },
          piece({ index: 0, id: 'chatcmpl-tool-x' }, NAME, ''),
          ...inPieces(json(questions)).map((part, at) =>
            piece({ index: 0, id: `chatcmpl-tool-${at}` }, undefined, part),
          ),
        ],
        finish: 'tool_calls',
      }),
  },
  {
    name: 'a host that sends the arguments as they are, after words that announce them',
    refusals: 0,
    respond: (questions) => (_asked, response) =>
      sendWords(response, '', {
        before: [{ delta: { content: 'Let me look that up.' } }, piece({ index: 0 }, NAME, { questions })],
      }),
  },
  {
    name: 'a host that takes no notice of tools: SEARCH:',
    refusals: 0,
    respond: text(marked),
  },
  {
    name: 'a host that takes no notice of tools: SEARCH: in bold, a line for each, after a thought',
    refusals: 0,
    respond: text(
      (questions) =>
        `<think>Not there. So</think>\n${questions.map((one) => `**SEARCH:** ${one}`).join('\n')}`,
    ),
  },
  {
    name: 'a host that does not read the calls of its model: tags',
    refusals: 0,
    respond: text((questions) =>
      questions
        .map((one) => `<tool_call>\n{"name": "${NAME}", "arguments": ${json([one])}}\n</tool_call>`)
        .join('\n'),
    ),
  },
  {
    name: 'a host that does not read the calls of its model: JSON',
    refusals: 0,
    respond: text(
      (questions) => `<|python_tag|>{"type":"function","name":"${NAME}","parameters":${json(questions)}}`,
    ),
  },
  {
    name: 'a host that does not read the calls of its model: a list in a block of code, JSON within JSON',
    refusals: 0,
    respond: text(
      (questions) =>
        `\`\`\`json\n${JSON.stringify([{ name: NAME, arguments: json(questions) }], null, 2)}\n\`\`\``,
    ),
  },
  {
    name: 'OpenAI, a model without tools',
    refusals: 1,
    respond: (questions) => (asked, response) =>
      asked.body['tools'] === undefined
        ? sendWords(response, marked(questions), {})
        : void refuse(response, 'tools', "Unsupported parameter: 'tools' is not supported with this model."),
  },
  {
    name: 'Ollama, a model without tools',
    refusals: 1,
    respond: refusing(400, 'registry.ollama.ai/library/gemma:2b does not support tools'),
  },
  {
    name: 'vLLM without a parser of calls',
    refusals: 1,
    respond: refusing(
      400,
      '"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set',
    ),
  },
  {
    name: 'llama.cpp without its templates: 500',
    refusals: 1,
    respond: refusing(500, 'tools param requires --jinja flag'),
  },
  {
    name: 'OpenRouter, a model without tools: 404',
    refusals: 1,
    respond: refusing(404, 'No endpoints found that support tool use.'),
  },
  {
    name: 'a host that knows functions by another name: 422',
    refusals: 1,
    respond: refusing(422, "body.tool_choice: 'auto' is none of the functions"),
  },
];
