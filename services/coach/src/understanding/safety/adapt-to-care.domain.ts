import type { Risk } from '@careward/contracts/coach/schemas';
import type { RiskCategory } from '@careward/contracts/coach/risk';
import { anyPhrase } from '@careward/content/text/phrase';
import { riskOf } from './risk.domain.js';
import { statements } from './statements.domain.js';
import { factsOf, reportedFactsAfter } from './reported-facts.domain.js';

/** What a nurse or a crew at the bedside sees to: no fire, no violence, nobody who is missing. */
const ofTheBody: readonly RiskCategory[] = [
  'unresponsive',
  'breathing',
  'allergic-reaction',
  'bleeding',
  'stroke',
  'heart',
  'seizure',
  'heat-or-cold',
  'diabetes',
  'sudden-confusion',
  'fever-on-chemo',
  'head-injury',
];

const withHelp = anyPhrase([
  '(hes|shes|(he|she|mom|mama|mother|dad|father|husband|wife|grandma|grandpa|grandad|granddad|brother|sister|uncle|aunt) is) (still |now |already |back )?(in|at) (the |a )?(hospital|er|icu|emergency room)|(have|got|have got) ~ in the icu|in the er hallway|(paramedics|medics|ambulance|ems|the crew) (is |are |just |already |finally )*(here|arrived|got here|with (her|him|us)|working on)',
  '(esta|sigue|(la|lo) tienen|quedo) (ya )?(internad*|hospitalizad*|en (el hospital|urgencias|emergencias|terapia intensiva|cuidados intensivos))|(llego|llegaron|vino|vinieron) (ya )?(la ambulancia|los paramedicos)|(la ambulancia|los paramedicos) (ya )?(llego|llegaron|esta aqui|estan (aqui|con))',
]);
const isHome = anyPhrase([
  '(sent|came|come|went|is|back|now) home|discharged|(should|does|do|wont|refuses|if) ~ ~ (hospital|er|icu|emergency room)',
  '(de|en|a) (la )?casa|de alta|deberia|si ~ (hospital|urgencias|emergencias)',
]);

/** Somebody on hospice has a nurse to call first, and somebody in a hospital or with a crew has help: neither calls 911. */
export function adaptToCare(risk: Risk, text: string, conditions: readonly string[]): Risk {
  if (!ofTheBody.includes(risk.category) || risk.tier !== 'T0') return risk;
  const isDying =
    conditions.includes('dying') || factsOf(reportedFactsAfter([], text, []), []).includes('dying');
  if (isDying) return riskOf('end-of-life');
  const said = statements(text).join('\n');
  return withHelp.test(said) && !isHome.test(said) ? { ...risk, level: 'strip', at: 'hospital' } : risk;
}
