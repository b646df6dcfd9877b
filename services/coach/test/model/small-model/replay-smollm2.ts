import { masked } from '../../../src/model/identifiers.domain.js';
import { event, startModelServer, startStream } from '../servers/model-server.js';
import { questions } from './ask-all.js';

const replies = new Map(questions.map(({ question, recorded }) => [masked(question), recorded]));

/** The question as it stands in a prompt. */
const questionIn = (messages: unknown) =>
  /<<\w+ message>>\n([^]*?)\n<<\w+ end>>/.exec((messages as { content: string }[])[1]?.content ?? '')?.[1];

/** Serves what SmolLM2-135M once replied to the same question. */
export const replaySmolLm2 = () =>
  startModelServer(({ body }, response) => {
    const content = replies.get(questionIn(body['messages']) ?? '') ?? '';
    startStream(response).end(
      event({ choices: [{ index: 0, delta: { content }, finish_reason: 'stop' }] }) + event('[DONE]'),
    );
  });
