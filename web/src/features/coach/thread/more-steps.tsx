import type { Language } from '@careward/contracts/kernel/languages';
import type { Source } from '@careward/contracts/coach/message';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { AnswerList } from './answer-list.js';
import type { Block } from './answer-text.js';
import styles from './more-steps.module.css';

const allSteps: Record<Language, string> = { en: 'All steps', es: 'Todos los pasos' };

type Props = {
  steps: Block;
  /** The number of the first one. */
  start: number;
  sources: readonly Source[];
  lang: Language;
};

/** The button that continues the list of steps above it; it keeps the focus. */
export function MoreSteps({ steps, start, sources, lang }: Props) {
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? list : undefined}
        className={styles.opener}
        onClick={() => setOpen(!isOpen)}
      >
        {allSteps[lang]}
        <ChevronDown aria-hidden />
      </button>
      {isOpen && <AnswerList id={list} list={steps} start={start} sources={sources} />}
    </>
  );
}
