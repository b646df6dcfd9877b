import type { ApprovalStatus, ContentSource, SourceCheck } from '@careward/contracts/discovery/source';
import type { Language } from '@careward/contracts/kernel/languages';
import { CircleCheck, CircleHelp, CircleX, Clock, OctagonX, ShieldCheck } from 'lucide-react';
import { useLanguage, useWords } from '../../../base/language/use-language.js';
import { Tag } from '../../../ui/tag.js';
import { dateAndTime } from '../../../base/language/date-in-words.js';
import { Fact, Facts } from '../facts.js';
import styles from './sources.module.css';
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

/** `Public address; robots.txt refuses us (line 4)`. */
function checkInWords(check: SourceCheck | null, language: Language): string {
  const says = words[language].check;
  if (!check) return says.notYet;
  const { address, robots, robotsLine } = check;
  if (address !== 'public') return says.addresses[address];
  const line = robotsLine === null ? '' : ` (${says.line(robotsLine)})`;
  return `${says.addresses.public}; ${says.robots[robots]}${line}`;
}

const looks = {
  pending: { tone: 'warn', icon: Clock },
  approved: { tone: 'ok', icon: CircleCheck },
  rejected: { tone: 'quiet', icon: CircleX },
  emergency_stop: { tone: 'urgent', icon: OctagonX },
} as const;

export function StatusTag({ status }: { status: ApprovalStatus }) {
  const says = useWords(words).status;
  return <Tag {...looks[status]}>{says[status]}</Tag>;
}
