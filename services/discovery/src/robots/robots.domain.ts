import { SECOND } from '@careward/contracts/kernel/limits';
import robotsParser from 'robots-parser';
import { LINE_BYTES, linesOf, readableRobots, type RobotsLine } from './robots-lines.domain.js';
import { fits, type Forms, globOf, pathOf, rawPathOf } from './robots-path.domain.js';

/** Whether a URL may be asked for, and the rule that decided: none where no rule fits. */
type RobotsDecision = { allowed: boolean; line: number | null; rule: string | null };

/** What a robots.txt says to one crawler. */
export type Robots = {
  decide(url: string): RobotsDecision;
  /** Milliseconds between two requests; null where it names none. */
  crawlDelay: number | null;
  sitemaps: string[];
  /** Whether pages may be what answers of an AI are grounded in, and the line that says so. */
  aiInput: { allowed: boolean; line: number | null };
};

const CRAWL_DELAY_MAX = 300 * SECOND;
const SITEMAPS = 100;
const OWN_PATH = '/robots.txt';
/** Characters that are shown of a rule. */
const LONGEST_RULE = 500;

/** `isIndex`: it stands for the address of a folder whose index is allowed. */
type Rule = { allow: boolean; line: RobotsLine; isIndex: boolean } & ReturnType<typeof globOf>;
type Group = { rules: Rule[]; delays: number[]; aiInput: { allowed: boolean; line: number }[] };

/**
 * Reads a robots.txt by RFC 9309 for the crawler with this product token: the groups that name it, together, else
 * those of `*`. Where RFC 9309 and the best-known parser read a rule in different ways, the stricter one counts; and what
 * we would allow robots-parser may still forbid.
 */
export function parseRobots(file: Buffer, agent: string): Robots {
  const body = readableRobots(file);
  const lines = linesOf(body);
  const { ours, everyones } = groupsOf(lines, agent);
  const { rules, delays } = ours ?? everyones;
  const objectionTo = secondJudge(body, agent);
  // A word for everybody is one for us, unless our own group speaks of it.
  const aiInput = ours && ours.aiInput.length > 0 ? ours.aiInput : everyones.aiInput;
  const decisive = aiInput.find(({ allowed }) => !allowed) ?? aiInput[0];
  return {
    decide: (url) => {
      const path = pathOf(url);
      const winner = path.written === OWN_PATH ? null : winnerOf(rules, path);
      if (winner && !winner.allow) return decisionBy(winner);
      const objection = objectionTo(url);
      const contested = objection && { path: path.written, winner, ours, everyones, line: objection.line };
      if (contested && !KNOWN_MISTAKES.some((isMistaken) => isMistaken(contested)))
        return { allowed: false, line: objection.line, rule: objection.rule.slice(0, LONGEST_RULE) };
      return winner ? decisionBy(winner) : { allowed: true, line: null, rule: null };
    },
    crawlDelay: delays.length > 0 ? Math.min(Math.max(...delays), CRAWL_DELAY_MAX) : null,
    sitemaps: sitemapsOf(lines),
    aiInput: decisive ?? { allowed: true, line: null },
  };
}

/** The longest rule that fits decides, and of two equally long ones the one that allows. */
function winnerOf(rules: readonly Rule[], path: Forms<string>): Rule | null {
  let winner: Rule | null = null;
  for (const rule of rules) {
    const isStronger =
      !winner ||
      rule.length > winner.length ||
      (rule.length === winner.length && rule.allow && !winner.allow);
    if (isStronger && isAbout(rule, path)) winner = rule;
  }
  return winner;
}

const decisionBy = ({ allow, line }: Rule): RobotsDecision => ({
  allowed: allow,
  line: line.number,
  rule: asText(line.text).slice(0, LONGEST_RULE),
});

/** Allowed by us, by `winner` where a rule allows it, and forbidden by robots-parser, by a line. */
type ContestedPath = {
  path: string;
  winner: Rule | null;
  ours: Group | null;
  everyones: Group;
  line: number;
};

const has = (group: Group | null, line: number) => group?.rules.some((rule) => rule.line.number === line);

/** Where robots-parser is known to forbid wrongly, so that ours decides. Each is a case of the specs. */
const KNOWN_MISTAKES: readonly ((contested: ContestedPath) => boolean)[] = [
  // The file itself may always be read (RFC 9309, 2.2.2).
  ({ path }) => path === OWN_PATH,
  // It takes the group of everybody though one names us (2.2.1): one without rules, one where words follow the name, or
  // one where another record stands between two names (2.2.4).
  ({ ours, everyones, line }) => ours !== null && !has(ours, line) && has(everyones, line) === true,
  // Who opens a folder's index opens the folder's address.
  ({ winner }) => winner?.isIndex === true,
  // It escapes these characters in a rule, and not in an address (2.2.2), and reads bytes that are not UTF-8 as others.
  ({ winner }) => winner !== null && /[|[\]^\\`{}]|\ufffd/.test(asText(winner.line.value)),
];

const asText = (bytes: string) => Buffer.from(bytes, 'latin1').toString();

/** The stricter reading: what is allowed must be so in both forms, and one is enough for what is not. */
function isAbout(rule: Rule, path: Forms<string>): boolean {
  const isWritten = fits(path.written, rule.written);
  return isWritten === rule.allow ? fits(path.normal, rule.normal) : isWritten;
}

/** Lines that are no rules, such as Crawl-delay and Sitemap, neither open nor close a group (RFC 9309, 2.2.4). */
function groupsOf(lines: readonly RobotsLine[], agent: string) {
  const everyones: Group = emptyGroup();
  let ours: Group | null = null;
  let current = new Set<Group>();
  let isNamed = false;
  let hasRules = false;
  for (const line of lines) {
    if (line.field === 'user-agent') {
      if (hasRules) current = new Set();
      [hasRules, isNamed] = [false, true];
      if (isEverybody(line.value)) current.add(everyones);
      else if (nameIn(line.value) === agent.toLowerCase()) current.add((ours ??= emptyGroup()));
      continue;
    }
    hasRules ||= line.field === 'allow' || line.field === 'disallow';
    // What stands before all groups is said to everybody, as far as it is no rule.
    const addressed = isNamed || !line.field.startsWith('content-') ? current : [everyones];
    for (const group of addressed) add(group, line);
  }
  return { ours, everyones };
}

const emptyGroup = (): Group => ({ rules: [], delays: [], aiInput: [] });

const isEverybody = (value: string) => /^\*(\s|$)/.test(value);

/** Only the letters, `-` and `_` at the beginning name a crawler: `Foo Bar` and `Foo/1.0` are both `Foo`. */
const nameIn = (value: string) => /^[a-z_-]*/.exec(value.toLowerCase())?.[0];

function add(group: Group, line: RobotsLine): void {
  const { field, value } = line;
  if (field === 'allow' || field === 'disallow') group.rules.push(...rulesOf(line, field === 'allow'));
  if (field === 'crawl-delay') group.delays.push(...delaysOf(value));
  if (field !== 'content-signal' && field !== 'content-usage') return;
  const allowed = aiInputOf(value);
  if (allowed !== null) group.aiInput.push({ allowed, line: line.number });
}

/** An empty rule says nothing. Who allows a folder's index.html allows the folder's own address. */
function rulesOf(line: RobotsLine, allow: boolean): Rule[] {
  const { value } = line;
  if (value === '') return [];
  const slash = value.lastIndexOf('/');
  const isIndex = allow && slash >= 0 && value.startsWith('/index.htm', slash);
  const patterns = isIndex ? [value, `${value.slice(0, slash + 1)}$`] : [value];
  return patterns.map((pattern, n) => ({ allow, line, isIndex: n > 0, ...globOf(pattern) }));
}

const delaysOf = (value: string): number[] =>
  /^\d{1,9}(\.\d{1,9})?$/.test(value) ? [Math.round(Number(value) * SECOND)] : [];

function sitemapsOf(lines: readonly RobotsLine[]): string[] {
  const named = lines.filter(({ field }) => field === 'sitemap').map(({ value }) => value);
  const addresses = named.map(asText).filter((value) => /^https?:\/\//i.test(value) && URL.canParse(value));
  return [...new Set(addresses)].slice(0, SITEMAPS);
}

/**
 * What a `Content-Signal` or `Content-Usage` says about answers that are grounded in a page, which is the only use we
 * make of it; null where it says nothing about that. `bots` of Content-Usage means all automatic use, unless
 * `ai-input` says otherwise. A statement about some paths counts for all: we rather leave out too much.
 */
function aiInputOf(value: string): boolean | null {
  const statements = value
    .toLowerCase()
    .split(/[\s,;]+/)
    .map((statement) => statement.split('='));
  const said = (name: string) => statements.filter(([key]) => key === name).map(([, answer]) => answer ?? '');
  const answers = [said('ai-input'), said('bots')].find(({ length }) => length > 0);
  return answers ? !answers.some((answer) => ['no', 'n', '?0'].includes(answer)) : null;
}

/** What robots-parser forbids: by which line, and what stands there. */
type Objection = { line: number; rule: string };

/** As it is; the types that come with it describe a default export that Node does not find there. */
type RobotsParser = (
  url: string,
  text: string,
) => {
  isAllowed(url: string, agent: string): boolean | undefined;
  getMatchingLineNumber(url: string, agent: string): number;
};
const parse = robotsParser as unknown as RobotsParser;

/** It judges paths alone. */
const SITE = 'https://site.invalid';
/** It compares each rule with the whole path, and one with stars from each character on: so long a worker may wait. */
const MOST_STEPS = 2_000_000;

/**
 * robots-parser as a second judge beside our matcher. It reads as much of the file as we do, and is not asked where the
 * answer would take too long.
 */
function secondJudge(body: Buffer, agent: string): (url: string) => Objection | null {
  const lines = body
    .toString()
    .split(/\r\n|\r|\n/)
    .map((line) => line.slice(0, LINE_BYTES));
  const judge = parse(`${SITE}/robots.txt`, lines.join('\n'));
  const starred = lines.reduce((length, line) => length + (line.includes('*') ? line.length : 0), 0);
  return (url) => {
    const path = rawPathOf(url);
    if ((lines.length + starred) * path.length > MOST_STEPS) return null;
    // Undefined: it cannot read the address.
    if (judge.isAllowed(SITE + path, agent) !== false) return null;
    const line = judge.getMatchingLineNumber(SITE + path, agent);
    return { line, rule: (lines[line - 1] ?? '').replace(/#.*/s, '').trim() };
  };
}
