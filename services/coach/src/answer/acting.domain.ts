import type { Risk } from '@careward/contracts/coach/schemas';
import { actTexts } from '@careward/content/coach/act-texts';
import { anyPhrase } from '@careward/content/text/phrase';
import type { Language } from '@careward/contracts/kernel/languages';
import type { Act, ActChance } from '../learned/acts.domain.js';
import { type FoundAnswers, isGiven } from '../library/retrieval/found-answers.domain.js';
import type { AnsweredIn } from '../library/retrieval/library-index.domain.js';
import { statements } from '../safety/statements.domain.js';
import type { Turn } from './conversation.domain.js';
import type { Opening } from './opening.domain.js';

/** From this chance on a message does what it most likely does; else it goes on as any other. */
const FROM = 0.5;

/** What most likely is not about care is so from any chance: it is declined only where the library says the same. */
export function actIn([likeliest]: readonly ActChance[], isFirstTurn: boolean): Act {
  if (likeliest && (likeliest.chance >= FROM || likeliest.act === 'off')) return likeliest.act;
  return isFirstTurn ? 'ask' : 'followup';
}

const hearing: Partial<Record<Act, 'tried' | 'feeling'>> = { tried: 'tried', feeling: 'feeling' };

type Heard = { act: Act | null; lang: Language; earlier: readonly Turn[] };

/** An answer opens with one line that has heard what was tried, or how it is; where another stands there, with that. */
export function openingOf(opening: Opening, { act, lang, earlier }: Heard): Opening {
  const kind = act && earlier.length > 0 ? hearing[act] : undefined;
  if (opening.text !== '' || !kind) return opening;
  const lines = actTexts[lang][kind];
  return { ...opening, text: lines[earlier.length % lines.length] ?? '' };
}

/** What two problems of a message each surely or likely ask; none where they ask the same. */
export function twoOf(found: readonly (FoundAnswers | undefined)[]): AnsweredIn[] {
  const firsts = found.flatMap((answers) => {
    const [first] = answers?.answers ?? [];
    return first && isGiven(answers) ? [first] : [];
  });
  const different = [...new Map(firsts.map((each) => [each.answered.id, each])).values()];
  return different.length > 1 ? different.slice(0, 2) : [];
}

/** What goes on from an answer goes on from a card, too: never from what stood before it. */
const ofTheCard: readonly Act[] = ['repeat', 'shorter', 'first', 'explain', 'rephrase', 'tried'];

/** Others have come to help. */
const inGoodHands = anyPhrase([
  'admitted (her|him|me)|(she|he|shes|hes|was|been|got) admitted|(on|in) (a|the) ~ (floor|ward|unit|icu|er|hospital)|(ambulance|paramedics|medics|ems|fire department) (is |are )?(here|came|took|got here)',
  '(la|lo|me) (internaron|ingresaron|hospitalizaron)|(esta|estamos|quedo) ~ (en el hospital|internad*|en urgencias)|(llego|llegaron|vino|vinieron) (la ambulancia|los paramedicos|los bomberos)|se (la|lo) llevo la ambulancia',
]);

type AskedAfterCard = { text: string; act: Act | null | undefined; earlier: readonly Turn[] };

/** The card that is asked for again; null where the library surely has what is asked, and once others have come to help. */
export function cardAgain(
  { text, act, earlier }: AskedAfterCard,
  answers: FoundAnswers | undefined,
): Risk | null {
  const last = earlier.at(-1)?.answer;
  if (!act || !ofTheCard.includes(act) || last?.kind !== 'card') return null;
  const isOfItsOwn = answers?.certainty === 'sure';
  return isOfItsOwn || inGoodHands.test(statements(text).join('\n')) ? null : last.risk;
}

const aboutBefore: readonly Act[] = ['shorter', 'explain', 'repeat', 'first', 'summarise', 'yes', 'no'];

/** Whether a message that could be small talk means the answer before. */
export const isAboutBefore = (act: Act) => aboutBefore.includes(act);

/** Thanks with nothing that is surely or likely asked, and no danger, get the short reply to thanks. */
export const thanksIn = (
  act: Act | null,
  answers: FoundAnswers | undefined,
  risk: Risk | null,
): 'thanks' | null => (act === 'thanks' && !risk && !isGiven(answers) ? 'thanks' : null);
