import type { Language } from '@careward/contracts/kernel/languages';
import type { Source } from '@careward/contracts/coach/message';
import { SourceLink } from '../../../shared/navigation/source-link.js';
import { PhoneText } from '../../../ui/phone-text.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import styles from './answer-line.module.css';
import type { Segment } from './answer-block.js';
import { words } from './words.js';

const NO_BREAK_SPACE = '\u00a0';

type Props = { line: readonly Segment[]; sources: readonly Source[]; lang: Language };

/** One line of an answer; its citations, links as far as they lead somewhere, stay on the line of the word before them. */
export function AnswerLine({ line, sources, lang }: Props) {
  return line.map((part, index) => {
    if ('cites' in part) return <Citations key={index} {...part} sources={sources} lang={lang} />;
    return (
      <PhoneText key={index} lang={lang}>
        {part.text.trimEnd()}
      </PhoneText>
    );
  });
}

type CitationsProps = { cites: readonly number[] } & Pick<Props, 'sources' | 'lang'>;

function Citations({ cites, sources, lang }: CitationsProps) {
  const cited = sources.filter(({ n }) => cites.includes(n));
  return (
    <span className={styles.citations} data-citations>
      {cited.map((source) => (
        <span key={source.n}>
          {NO_BREAK_SPACE}
          <Citation source={source} lang={lang} />
        </span>
      ))}
    </span>
  );
}

function Citation({ source, lang }: { source: Source; lang: Language }) {
  const { n, title, sourceName, withdrawn } = source;
  const texts = words[lang];
  if (withdrawn)
    return (
      <span className={styles.citation} data-withdrawn>
        <span aria-hidden>{n}</span>
        <VisuallyHidden>{`${texts.source(n, title)} (${texts.withdrawn})`}</VisuallyHidden>
      </span>
    );
  const name = texts.source(n, title);
  const label = sourceName === undefined ? name : `${name}, ${sourceName} (${texts.otherSite})`;
  return (
    <SourceLink source={source} className={styles.citation} label={label}>
      {n}
    </SourceLink>
  );
}
