import { phrase } from '@careward/content/text/phrase';
import { Contexts } from './context.domain.js';
import { thinner } from './flags/injuries.js';
import { stiffening } from './flags/medicines.js';
import { failing, falla } from './flags/same-day.js';
import { statements } from './statements.domain.js';

/** What somebody said of a person that changes which danger another message shows; some are conditions of a profile, too. */
const factsThatCount = [
  'blood-thinner',
  'antipsychotic',
  'heart-failure',
  'diabetes',
  'cancer',
  'dying',
] as const;
export type Fact = (typeof factsThatCount)[number];

/** A fact, and the ids of those whom it was said of; none: it may be anybody. */
export type ReportedFact = { fact: Fact; of: readonly string[] };

const words: Record<Fact, string> = {
  'blood-thinner': thinner,
  antipsychotic: stiffening,
  'heart-failure': `${failing}|${falla}`,
  diabetes:
    'diabetes|diabetic*|insulin|metformin*|insulina|(tiene|sufre de|padece) (de )?azucar|le inyect* la insulina',
  cancer: 'chemo|chemotherapy|quimio|quimioterapia',
  dying:
    '^hospice$|(on|in|with|under|to|at|from) (home )?hospice|hospice (nurse|aide|team|lady|kit|box|bed|house|home|says|said|came|gave|started|sent)|comfort care|actively dying|^hospicio$|(en|con|del|al) (el )?hospicio|cuidados paliativos|agonizando|(se )?(esta|anda) muriendo',
};
const facts = factsThatCount.map((fact) => ({
  fact,
  said: phrase(words[fact]),
  /** "She is not diabetic", and not "no, she is diabetic". */
  denied: phrase(
    `(not|never|doesnt|isnt|dont|aint|nunca|sin|without|(no|ni) (tiene|toma|es|usa|le dan|mas|more)|no longer)( (a|an|on|any|the|been|had|has|have|taking|take|takes|even|really|un|una|con)){0,3} (${words[fact]})|no (${words[fact]})`,
  ),
  ofWriter: phrase(
    `(i|im|ive|yo|soy|me)( (am|have|take|get|was|on|a|an|type|tomo|dan|dieron|pongo|tengo|soy|estoy|my|the|en|la|con|had)){0,3} (${words[fact]})`,
  ),
}));

const harmless = /(?!)/;

type FactMention = { fact: Fact; isDenied: boolean };

/** What a message says of whom it is about, and what it denies. */
function factMentionsIn(text: string): FactMention[] {
  const lines = statements(text);
  const contextOf = new Contexts().of(lines.join('\n'));
  return lines.flatMap((statement, nth) => {
    const at = lines.slice(0, nth).join('\n').length;
    const context = contextOf({ at, statement, next: lines[nth + 1] ?? '' });
    return facts.flatMap(({ fact, said, denied, ofWriter }): FactMention[] => {
      const found = said.exec(statement);
      if (!found || ofWriter.test(statement)) return [];
      if (denied.test(statement)) return [{ fact, isDenied: true }];
      const hit = { start: found.index, end: found.index + found[0].length, partStarts: [found.index] };
      return context.rulesOut(hit, harmless) ? [] : [{ fact, isDenied: false }];
    });
  });
}

const isOf = ({ of }: ReportedFact, ids: readonly string[]) =>
  of.length === 0 || ids.length === 0 || of.some((id) => ids.includes(id));

/** The facts known after one more message, which is about the people of these ids. */
export function reportedFactsAfter(
  told: readonly ReportedFact[],
  text: string,
  of: readonly string[],
): readonly ReportedFact[] {
  return factMentionsIn(text).reduce<readonly ReportedFact[]>((known, { fact, isDenied }) => {
    const others = known.filter((one) => one.fact !== fact || !isOf(one, of));
    if (isDenied) return others;
    return known.some((one) => one.fact === fact && one.of.join() === of.join())
      ? known
      : [...known, { fact, of }];
  }, told);
}

/** Those that count for the people of these ids. */
export const factsOf = (told: readonly ReportedFact[], ids: readonly string[]): Fact[] => [
  ...new Set(told.filter((one) => isOf(one, ids)).map(({ fact }) => fact)),
];
