import type { Message } from '@careward/contracts/coach/message';
import { stepsHeading } from '@careward/contracts/coach/steps-heading';
import { Fragment } from 'react';
import { AnswerLine } from './answer-line.js';
import { AnswerList } from './answer-list.js';
import { answerBlocks, continuedSteps } from './answer-text.js';
import styles from './answer-words.module.css';
import { isLong, previewOf } from './collapsed-text.js';
import { MoreSteps } from './more-steps.js';
import { ShowMore } from './show-more.js';
import { useOpened } from './use-opened.js';

type Props = { message: Pick<Message, 'id' | 'content' | 'sources' | 'moreSteps' | 'lang'> };

/**
 * A long answer is collapsed. The steps that it leaves out continue its list of steps, as soon as that is shown to its end.
 */
export function AnswerWords({ message: { id, content, sources, moreSteps, lang } }: Props) {
  const { isOpen, toggle } = useOpened(id);
  const isCollapsed = isLong(content) && !isOpen;
  const cited = new Set(sources.map(({ n }) => n));
  const all = answerBlocks(content, cited);
  const blocks = isCollapsed ? answerBlocks(previewOf(content), cited) : all;
  const continued = continuedSteps(all, { moreSteps, heading: stepsHeading[lang] }, cited);
  const lastWhole = isCollapsed ? blocks.length - 2 : blocks.length - 1;

  return (
    <div className={styles.words}>
      {blocks.map((block, index) => (
        <Fragment key={index}>
          {block.kind === 'paragraph' ? (
            <p>
              {block.lines.map((line, at) => (
                <span key={at} className={styles.line}>
                  <AnswerLine line={line} sources={sources} lang={lang} />
                </span>
              ))}
            </p>
          ) : (
            <AnswerList list={block} sources={sources} lang={lang} />
          )}
          {continued && continued.after === all[index] && index <= lastWhole && (
            <MoreSteps {...continued} messageId={id} sources={sources} lang={lang} />
          )}
        </Fragment>
      ))}
      {isLong(content) && <ShowMore isOpen={isOpen} lang={lang} onToggle={toggle} />}
    </div>
  );
}
