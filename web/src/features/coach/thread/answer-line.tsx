import type { Source } from '@careward/contracts/coach/message';
import type { Segment } from './answer-text.js';
import styles from './answer-line.module.css';
import { SourceLink } from './source-link.js';

/** One line of an answer, with its citations as links. */
export function AnswerLine({ line, sources }: { line: readonly Segment[]; sources: readonly Source[] }) {
  return line.map((segment, index) => {
    if ('text' in segment) return segment.text;
    const source = sources.find(({ n }) => n === segment.cites);
    return (
      source && (
        <SourceLink
          key={index}
          source={source}
          className={styles.cite}
          label={`Source ${source.n}: ${source.title}`}
        >
          {source.n}
        </SourceLink>
      )
    );
  });
}
