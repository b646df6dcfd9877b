import type { Source } from '@careward/contracts/coach/message';
import { answerBlocks } from './answer-text.js';
import type { Segment } from './answer-text.js';
import styles from './answer-words.module.css';
import { SourceLink } from './source-link.js';

const lists = { bullets: 'ul', steps: 'ol' } as const;

export function AnswerWords({ content, sources }: { content: string; sources: Source[] }) {
  const byNumber = new Map(sources.map((source) => [source.n, source]));
  const words = (line: Segment[]) =>
    line.map((segment, index) => {
      if ('text' in segment) return segment.text;
      const source = byNumber.get(segment.cites);
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

  return answerBlocks(content, new Set(byNumber.keys())).map(({ kind, lines }, index) => {
    if (kind === 'paragraph')
      return (
        <p key={index} className={styles.paragraph}>
          {lines.map((line, at) => (
            <span key={at} className={styles.line}>
              {words(line)}
            </span>
          ))}
        </p>
      );
    const List = lists[kind];
    return (
      <List key={index} className={styles.list}>
        {lines.map((line, at) => (
          <li key={at}>{words(line)}</li>
        ))}
      </List>
    );
  });
}
