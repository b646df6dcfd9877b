import { type Language, languages } from '@careward/contracts/kernel/languages';
import { cardFor } from '@careward/content/safety/cards';
import { type SafetyFigures, type Share, wordings } from '@careward/content/safety/figures';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { languageNames } from '../../base/language/language-choice.js';
import { locales } from '../../base/language/use-language.js';
import { calendarDate } from '../../base/language/date-in-words.js';
import styles from './safety.module.css';
import { words } from './words.js';

type Props = { figures: SafetyFigures; language: Language };

/** What was measured, or that nothing was; folded, since who comes here needs the numbers to call first. */
export function Figures({ figures, language }: Props) {
  const texts = words[language];
  const { measured, falseCards, everyday } = figures;
  return (
    <details className={styles.figures}>
      <summary className={styles.summary}>
        <h2>{texts.figures}</h2>
        <ChevronDown aria-hidden />
      </summary>
      {measured === null ? (
        <p>{texts.notMeasured}</p>
      ) : (
        <>
          <p>{texts.measured(calendarDate(measured, language))}</p>
          <ByWording figures={figures} language={language} />
          <dl className={styles.wrong}>
            <dt>{texts.falseCards}</dt>
            <dd>
              <ShareInWords share={falseCards} language={language} />
            </dd>
            <dt>{texts.everyday}</dt>
            <dd>
              <ShareInWords share={everyday} language={language} />
              <span className={styles.cards}>{texts.ofTheseCards(everyday.card)}</span>
            </dd>
          </dl>
          <ByDanger figures={figures} language={language} />
        </>
      )}
    </details>
  );
}

function ByWording({ figures: { untouched }, language }: Props) {
  const texts = words[language];
  return (
    <FiguresTable
      caption={texts.byWording}
      head={
        <>
          <th scope="col">{texts.wording}</th>
          {languages.map((each) => (
            <th key={each} scope="col" lang={each}>
              {languageNames[each]}
            </th>
          ))}
        </>
      }
    >
      {wordings.map((wording) => (
        <tr key={wording}>
          <th scope="row">{texts.wordings[wording]}</th>
          {languages.map((each) => (
            <ShareWithCards key={each} share={untouched[wording][each]} language={language} />
          ))}
        </tr>
      ))}
    </FiguresTable>
  );
}

function ByDanger({ figures: { byCategory }, language }: Props) {
  const texts = words[language];
  return (
    <FiguresTable
      caption={texts.byDanger}
      head={
        <>
          <th scope="col">{texts.danger}</th>
          {wordings.map((wording) => (
            <th key={wording} scope="col">
              {texts.wordings[wording]}
            </th>
          ))}
        </>
      }
    >
      {byCategory.map(({ category, ...found }) => (
        <tr key={category}>
          <th scope="row" className={styles.danger}>
            {cardFor(category).name[language]}
          </th>
          {wordings.map((wording) => (
            <ShareWithCards key={wording} share={found[wording]} language={language} />
          ))}
        </tr>
      ))}
    </FiguresTable>
  );
}

function ShareWithCards({ share, language }: { share: Share & { card: number }; language: Language }) {
  return (
    <td>
      <ShareInWords share={share} language={language} />
      {share.of > 0 && <span className={styles.cards}>{words[language].ofTheseCards(share.card)}</span>}
    </td>
  );
}

function ShareInWords({ share: { found, of }, language }: { share: Share; language: Language }) {
  if (of === 0) return words[language].notCounted;
  return (
    <>
      <strong>{percent(found / of, language)}</strong>{' '}
      <span className={styles.counts}>{words[language].share(found, of)}</span>
    </>
  );
}

const percent = (share: number, language: Language) =>
  new Intl.NumberFormat(locales[language], { style: 'percent', maximumFractionDigits: 1 }).format(share);

type FiguresTableProps = {
  caption: string;
  /** The heads of the columns. */
  head: ReactNode;
  children: ReactNode;
};

/** Where it is wider than the page it scrolls within itself, by touch or, focused, with the arrow keys. */
function FiguresTable({ caption, head, children }: FiguresTableProps) {
  const captionId = useId();
  return (
    <div role="region" aria-labelledby={captionId} tabIndex={0} className={styles.scroll}>
      <table className={styles.table}>
        <caption id={captionId}>{caption}</caption>
        <thead>
          <tr>{head}</tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
