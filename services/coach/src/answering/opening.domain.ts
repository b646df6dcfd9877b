import type { Language } from '@careward/contracts/kernel/languages';
import { fold } from '@careward/content/text/readings';
import { medicineNames, medicineWords } from '@careward/content/text/medicines';
import { anyPhrase, phrase } from '@careward/content/text/phrase';
import { type Feeling, feelingPhrases, feelings, feelingSentences } from '@careward/content/coach/feelings';
import {
  type MedicineQuestion,
  medicineQuestions,
  whoDecides,
} from '@careward/content/coach/medicine-decisions';

/**
 * What stands before an answer, in one line; empty for most questions. `feeling`: the one that its words have heard; `help`:
 * where to call when a medicine went wrong.
 */
export type Opening = {
  text: string;
  feeling: Feeling | null;
  isAboutMedicine: boolean;
  help: string | null;
};

export const noOpening: Opening = { text: '', feeling: null, isAboutMedicine: false, help: null };

/** All of it in its line, if there is any. */
export const openingLines = ({ text, help }: Opening): string[] =>
  text === '' ? [] : [help === null ? text : `${text} ${help}`];

type OpeningInputs = { text: string; lang: Language; earlier: readonly { feeling: Feeling | null }[] };

/**
 * A question about taking a medicine gets the line that says who decides; else a message that tells of a feeling gets a
 * sentence that has heard it.
 */
export function openingFor({ text, lang, earlier }: OpeningInputs): Opening {
  const medicine = medicineQuestionIn(text);
  if (medicine) {
    const { [medicine]: decides, poisonHelp } = whoDecides[lang];
    return { text: decides, feeling: null, isAboutMedicine: true, help: poisonHelp };
  }
  const feeling = feelingIn(text);
  const heard = earlier.map((before) => before.feeling);
  const sentence = feeling && chooseFeelingSentence(feeling, lang, heard);
  return sentence ? { ...noOpening, text: sentence, feeling } : noOpening;
}

/** Reads what stands in a question for a medicine, since a phrase that holds all their names takes long to compile. */
const MEDICINE = 'rx_*';
const medicine = phrase(`(${medicineNames})|${medicineWords}`, 'g');

/** A folded question with each medicine as one marked word ("rx_blood_thinners"), and which of them are names. */
function markMedicines(asked: string) {
  const names = new Set<string>();
  const text = asked.replace(medicine, (said: string, name?: string) => {
    if (name !== undefined) names.add(name);
    return `rx_${said.replace(/\W+/g, '_')}`;
  });
  return { text, names, hasMedicine: text !== asked };
}

const withMedicine = anyPhrase([
  `(mix*|combin*|interact*|together with|along with|on top of|same time as|while (on|taking)) ~ (${MEDICINE}|alcohol|wine|beer|grapefruit)`,
  `(alcohol|wine|beer|grapefruit|drink*) ~ (with|while (on|taking)|and) ~ ${MEDICINE}`,
  `${MEDICINE} ~ (with|and) ~ (alcohol|wine|beer|grapefruit)|${MEDICINE} ~ interact*|drug interaction*`,
  `(mezcl*|combin*|junto con|al mismo tiempo que|interacc*) ~ (${MEDICINE}|alcohol|vino|cerveza|toronja)`,
  `${MEDICINE} ~ (con|y) ~ (alcohol|vino|cerveza|toronja)`,
  `(alcohol|vino|cerveza*|tequila|toronja|tom(a|an|ar) trago*) ~ (con|y) ~ ${MEDICINE}`,
]);
const gives = anyPhrase([
  'can (i|he|she|they|we) ~ (give|take|have|use|add|start)|should i give|is it (ok|okay|safe|alright) ~ to (give|take)|ok to (give|take)',
  'puedo (darle|dar)|le puedo dar|puede tomar|se puede (dar|tomar)|le doy|esta bien (darle|que tome)|es seguro (darle|tomar)',
]);

const questions: Record<Exclude<MedicineQuestion, 'together'>, RegExp> = {
  share: anyPhrase([
    `(give|giving|gave|let|take|use) ~ (one|some|two|half|a few) of (my|mine|your|someone elses) ~ ${MEDICINE}`,
    `(give|giving|gave|lend) (him|her|them) (my|mine|your|my own|someone elses|the neighbors|leftover|old|expired) ~ ${MEDICINE}`,
    `(share|sharing|borrow|borrowing|someone elses|neighbors) ~ ${MEDICINE}|(gives|use|take|takes) ~ (leftover|old|expired) ~ ${MEDICINE}`,
    `(darle|dar|tome|tomar|prestar*|compartir) (de )?(mi|mis|tus|las de|la de|el de|los de) ~ ${MEDICINE}|${MEDICINE} (que sobraron|de mi vecina|de otra persona)`,
  ]),
  crush: anyPhrase([
    `(crush*|grind*|split|splitting|cut|cutting|break|open|opening|dissolve|chew) ~ ${MEDICINE}`,
    `(hide|hiding|sneak*|slip|put|mix*) ~ ${MEDICINE} ~ (in|into) ~ (food|pudding|applesauce|drink|juice|meal|yogurt|ice cream)`,
    `(moler*|triturar*|machacar*|partir*|aplastar*|abrir|deshacer*|disolver*|esconder*) ~ ${MEDICINE}`,
  ]),
  stop: anyPhrase([
    `(stop|stopped|stopping|quit|skip*|wean*|come off|get off|taper*|reduce|reducing|lower*|cut back|cut down|increase|raise|double|change|changing|switch) ~ ${MEDICINE}`,
    `take (him|her|them) off ~ ${MEDICINE}|off (his|her|the) ~ ${MEDICINE}`,
    `(dejar|deje|suspender*|parar|quitar*|quitarle|saltar*|saltarse|bajar*|bajarle|subir*|subirle|reducir*|aumentar*|doblar|cambiar*) ~ ${MEDICINE}`,
  ]),
  give: anyPhrase([
    `how (much|many) ~ ${MEDICINE}|how many (mg|milligrams|units|drops)|what (dose|dosage|amount)|(right|correct|max*|safe|normal|recommended) ~ (dose|dosage)|dose of ~ ${MEDICINE}`,
    `(extra|double|another|second|missed|forgot*|late|half|more|next) ~ (dose|doses|rx_*(pill|pills|insulin))|(give|take|taken) ~ twice`,
    `(cuanto|cuanta|cuantos|cuantas) (de )?${MEDICINE}|(cuantas|cuantos) (mg|miligramos|unidades)|que dosis|la dosis|dosis (de|doble|extra)|otra dosis|doble dosis`,
    `(se le olvido|se salto|olvide) ~ (dosis|rx_*(pastilla*|medicina))`,
  ]),
};

/** What a question asks about taking a medicine that only a pharmacist or the prescriber may decide; null for any other. */
export function medicineQuestionIn(text: string): MedicineQuestion | null {
  const { text: asked, names, hasMedicine } = markMedicines(fold(text));
  const mayGive = gives.test(asked);
  if (withMedicine.test(asked) || (mayGive && names.size > 1)) return 'together';
  const other = medicineQuestions.find((kind) => kind !== 'together' && questions[kind].test(asked));
  if (other) return other;
  return mayGive && hasMedicine ? 'give' : null;
}

const signs = feelings.map((feeling) => ({ feeling, said: anyPhrase(feelingPhrases[feeling]) }));

/** The feeling that a caregiver tells of as their own, or null. */
export function feelingIn(text: string): Feeling | null {
  const told = fold(text);
  return signs.find(({ said }) => said.test(told))?.feeling ?? null;
}

/**
 * The opening sentence for a feeling, or null when the last answer had one (rulings.md, "Coach").
 * @param earlier the feelings that the conversation's earlier answers have heard, oldest first, null for those that had none.
 */
export function chooseFeelingSentence(
  feeling: Feeling,
  lang: Language,
  earlier: readonly (Feeling | null)[],
): string | null {
  if (earlier.at(-1)) return null;
  const choices = feelingSentences[lang][feeling];
  const used = earlier.filter((heard) => heard === feeling).length;
  return choices[used % choices.length] ?? null;
}
