import type { ContentSource } from '@careward/contracts/discovery/source';
import { CircleHelp, ShieldCheck } from 'lucide-react';
import { useLanguage } from '../../../base/language/use-language.js';
import { dateAndTime } from '../date-and-time.js';
import { Fact, Facts } from '../components/facts.js';
import { checkInWords } from './check-in-words.js';
import styles from './source-facts.module.css';
import { words } from './words.js';

export function SourceFacts({ source }: { source: ContentSource }) {
  const language = useLanguage();
  const says = words[language];
  const { crawlDepth, crawlFrequency, isActive, nextRunAt, legalReviewNotes } = source;
  return (
    <Facts>
      <Fact name={says.robots}>
        <Looked isGood={source.robotsTxtCompliant} says={says.robotsStates} />
      </Fact>
      <Fact name={says.terms}>
        <Looked isGood={source.tosReviewed} says={says.termsStates} />
      </Fact>
      <Fact name={says.depth}>{crawlDepth}</Fact>
      <Fact name={says.frequency}>{says.frequencies[crawlFrequency]}</Fact>
      <Fact name={says.active}>{isActive ? says.yes : says.no}</Fact>
      <Fact name={says.nextRun}>{nextRunAt ? dateAndTime(nextRunAt, language) : says.notPlanned}</Fact>
      <Fact name={says.check.title} wide>
        {checkInWords(source.check, language)}
      </Fact>
      <Fact name={says.notes} wide>
        {legalReviewNotes || says.none}
      </Fact>
    </Facts>
  );
}

function Looked({ isGood, says }: { isGood: boolean; says: { yes: string; no: string } }) {
  const Icon = isGood ? ShieldCheck : CircleHelp;
  return (
    <span className={styles.looked} data-good={isGood}>
      <Icon size="1.1rem" aria-hidden />
      <span>{isGood ? says.yes : says.no}</span>
    </span>
  );
}
