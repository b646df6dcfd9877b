import type { ApprovalStatus, ContentSource, SourceCheck } from '@careward/contracts/discovery/source';
import type { Language } from '@careward/contracts/kernel/languages';
import { CircleCheck, CircleHelp, CircleX, Clock, OctagonX, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../../../base/language/use-language.js';
import { Tag } from '../../../ui/card.js';
import { dateAndTime } from '../../../base/language/date-in-words.js';
import styles from './sources.module.css';
import { words } from './words.js';

export type Fact = {
  name: string;
  value: ReactNode;
  /** Has a line of its own. */
  wide?: boolean;
};

export function sourceFacts(source: ContentSource, language: Language): Fact[] {
  const says = words[language];
  const { crawlDepth, crawlFrequency, isActive, nextRunAt, legalReviewNotes } = source;
  return [
    { name: says.robots, value: <Looked isGood={source.robotsTxtCompliant} says={says.robotsStates} /> },
    { name: says.terms, value: <Looked isGood={source.tosReviewed} says={says.termsStates} /> },
    { name: says.depth, value: crawlDepth },
    { name: says.frequency, value: says.frequencies[crawlFrequency] },
    { name: says.active, value: isActive ? says.yes : says.no },
    { name: says.nextRun, value: nextRunAt ? dateAndTime(nextRunAt, language) : says.notPlanned },
    { name: says.check.title, value: checkInWords(source.check, language), wide: true },
    { name: says.notes, value: legalReviewNotes || says.none, wide: true },
  ];
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
