import type { Language } from '@careward/contracts/kernel/languages';
import { feelingIn, heardSentence, type Feeling } from './feelings/feeling.domain.js';
import { medicineQuestionIn, whoDecidesLine } from './medicines/medicine-question.domain.js';

/** What stands before an answer, in one line; empty for most questions. `feeling`: the one that its words have heard. */
export type Opening = { text: string; feeling: Feeling | null; isAboutMedicine: boolean };

export const noOpening: Opening = { text: '', feeling: null, isAboutMedicine: false };

type Asked = { text: string; lang: Language; earlier: readonly { feeling: Feeling | null }[] };

/**
 * A question about taking a medicine gets the line that says who decides; else a message that tells of a feeling gets a
 * sentence that has heard it.
 */
export function openingFor({ text, lang, earlier }: Asked): Opening {
  const medicine = medicineQuestionIn(text);
  if (medicine) return { text: whoDecidesLine(medicine, lang), feeling: null, isAboutMedicine: true };
  const feeling = feelingIn(text);
  const heard = earlier.map((before) => before.feeling);
  const sentence = feeling && heardSentence(feeling, lang, heard);
  return sentence ? { ...noOpening, text: sentence, feeling } : noOpening;
}
