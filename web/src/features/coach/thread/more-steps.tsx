import type { Language } from '@careward/contracts/kernel/languages';
import type { Source } from '@careward/contracts/coach/message';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { AnswerList } from './answer-list.js';
import type { Block } from './answer-block.js';
import styles from './opener.module.css';
import { useOpened } from './use-opened.js';
import { words } from './words.js';

type Props = {
  messageId: string;
  steps: Block;
  /** The number of the first one. */
  start: number;
  sources: readonly Source[];
  lang: Language;
};

/** The button that continues the list of steps above it; it keeps the focus. */
export function MoreSteps({ messageId, steps, start, sources, lang }: Props) {
  const { isOpen, toggle } = useOpened(`steps:${messageId}`);
  const list = useId();
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? list : undefined}
        className={styles.opener}
        onClick={toggle}
      >
        {words[lang].allSteps}
        <ChevronDown aria-hidden />
      </button>
      {isOpen && <AnswerList id={list} list={steps} start={start} sources={sources} lang={lang} />}
    </>
  );
}
