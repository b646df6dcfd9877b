import type { Language } from '@careward/contracts/kernel/languages';
import type { Source } from '@careward/contracts/coach/message';
import { AnswerLine } from './answer-line.js';
import styles from './answer-list.module.css';
import type { Block } from './answer-block.js';

type Props = {
  list: Block;
  sources: readonly Source[];
  lang: Language;
  /** The number of the first line, where lines are numbered. */
  start?: number;
  id?: string;
};

export function AnswerList({ list: { kind, lines }, sources, lang, start, id }: Props) {
  const items = lines.map((line, at) => (
    <li key={at}>
      <AnswerLine line={line} sources={sources} lang={lang} />
    </li>
  ));
  return kind === 'steps' ? (
    <ol id={id} start={start} className={styles.list}>
      {items}
    </ol>
  ) : (
    <ul id={id} className={styles.list}>
      {items}
    </ul>
  );
}
