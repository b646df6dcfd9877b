import type { Message } from '@careward/contracts/coach/message';
import { stepsHeading } from '@careward/contracts/coach/steps-heading';
import { Fragment } from 'react';
import { AnswerLine } from './answer-line.js';
import { AnswerList } from './answer-list.js';
import { answerBlocks, continuedSteps } from './answer-text.js';
import styles from './answer-words.module.css';
import { MoreSteps } from './more-steps.js';

type Props = { message: Pick<Message, 'content' | 'sources' | 'moreSteps' | 'lang'> };

/** The steps that an answer leaves out continue its list of steps. */
export function AnswerWords({ message: { content, sources, moreSteps, lang } }: Props) {
  const cited = new Set(sources.map(({ n }) => n));
  const blocks = answerBlocks(content, cited);
  const continued = continuedSteps(blocks, { moreSteps, heading: stepsHeading[lang] }, cited);

  return (
    <div className={styles.words}>
      {blocks.map((block, index) => (
        <Fragment key={index}>
          {block.kind === 'paragraph' ? (
            <p>
              {block.lines.map((line, at) => (
                <span key={at} className={styles.line}>
                  <AnswerLine line={line} sources={sources} />
                </span>
              ))}
            </p>
          ) : (
            <AnswerList list={block} sources={sources} />
          )}
          {continued?.after === block && <MoreSteps {...continued} sources={sources} lang={lang} />}
        </Fragment>
      ))}
    </div>
  );
}
