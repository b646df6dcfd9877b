import type { RiskCategory } from '@careward/contracts/coach/risk';
import type { Risk } from '@careward/contracts/coach/schemas';
import { anyPhrase } from '@careward/content/text/phrase';
import { mostUrgent, riskOf, tierOf } from '../../understanding/safety/risk.domain.js';
import { type LearnedVerdict, screen } from '../../understanding/safety/screen.domain.js';
import { statements } from '../../understanding/safety/statements.domain.js';

/** How many pieces of files the learned screen judges at most: each takes it some milliseconds. The rules judge all. */
export const MOST_LEARNED = 60;

/** The belief from which on the learned screen is heard about somebody else. */
const SURE = 0.5;

/** The sentences of a file that `isNear` names, alone and each with the one beside it: a note may need two for what it says. */
export function piecesOf<Sentence extends { text: string }>(
  sentences: readonly Sentence[],
  isNear: (sentence: Sentence) => boolean,
): { alone: string[]; together: string[] } {
  const pairs = sentences.slice(1).map((after, at) => [sentences[at], after] as const);
  return {
    alone: sentences.filter(isNear).map(({ text }) => text),
    together: pairs.flatMap(([before, after]) =>
      before && (isNear(before) || isNear(after)) ? [`${before.text} ${after.text}`] : [],
    ),
  };
}

/** The most urgent danger that pieces of files name. */
export function dangerInFiles(
  pieces: readonly string[],
  learnedOf: (piece: string) => LearnedVerdict | null,
): Risk | null {
  const found = mostUrgent(pieces.flatMap((piece) => dangerIn(piece, learnedOf(piece)) ?? []));
  return found && { ...found, from: 'file' };
}

/** One person who speaks of themselves. An office writes "we", and "you" to its reader. */
const ofWriter = anyPhrase([
  'i|im|ive|id|ill|me|my|myself',
  'yo|mi|mis|me|conmigo|soy|estoy|voy|tengo|puedo|quiero|aguanto|siento|decidi|he (decidido|tomado|guardado|pensado)|(quitar|matar|morir|hacer|suicidar|tomar)me',
]);
const ofAnother = anyPhrase([
  'he|hes|him|his|she|shes|her|they|theyre|them|mom|mama|mother|dad|father|grandma|grandpa|husband|wife',
  'ella|ellos|papa|madre|padre|abuel*|espos*|marido',
]);
/** Sheets and leaflets tell of others what may come: "call 911 if she stops breathing". */
const supposed = anyPhrase([
  'if|when|whenever|unless|in case|may|might|watch for|(signs|symptoms|risk) of|side effects?',
  'si|cuando|en caso|puede*|vigil*|(senales|sintomas|riesgo) de|efectos',
]);
/** A chart, a court or a visit tells what was, and who has seen to it. */
const reported = anyPhrase([
  'admitted|discharged|presented|diagnos*|treated|history of|denies|denied|(was|were) (seen|found|brought|evaluated)|patient|resident|court',
  'ingres*|diagnostic*|antecedentes|niega|atendid*|pacientes?|residentes?|juzgado',
]);
/** What people sign about their last days, or before an operation, sounds like despair. */
const declared = anyPhrase([
  'life support|machines?|ventilator|die naturally|resuscitat*|cpr|power of attorney|feeding tube|terminal*|health care (agent|proxy)|last will|living will|hereby|i (understand|authorize|consent|agree|declare)',
  'soporte vital|maquinas?|respirador|ventilador|reanim*|poder notarial|sonda|terminal*|representante|testamento|voluntad|por la presente|(yo )?(entiendo|autorizo|consiento|acepto|declaro)',
]);

function dangerIn(piece: string, learned: LearnedVerdict | null): Risk | null {
  const said = statements(piece).join('\n');
  const isOwn = ofWriter.test(said);
  const isActual = !supposed.test(said) && !reported.test(said);
  if (!isOwn && !(isActual && ofAnother.test(said))) return null;
  const isDeclared = declared.test(said);
  const found = screen({ text: piece, learned: learned && heard(learned, { isOwn, isDeclared }) });
  const risk = found && asInFile(found, isActual);
  return isDeclared && risk?.category === 'hopelessness' ? null : risk;
}

/**
 * Of another it takes more, since the learned screen has learned from what people write of themselves. What is not heard still
 * weakens what the rules see in words that nobody in danger writes.
 */
function heard(learned: LearnedVerdict, { isOwn, isDeclared }: { isOwn: boolean; isDeclared: boolean }) {
  const isSure = learned.level === 'card' && (learned.scores[0]?.probability ?? 0) >= SURE;
  return !isDeclared && (isOwn || isSure) ? learned : { ...learned, level: null, category: null };
}

/** What somebody does on purpose, or thinks of doing: whoever wrote it may still do it. */
const isMeant = (category: RiskCategory) =>
  tierOf(category) === 'T1' || category === 'overdose' || category === 'violence';

/**
 * Of an illness a paper seldom tells whether it is happening now. Most papers hold something about medicines, or for today's
 * doctor.
 */
function asInFile(risk: Risk, isActual: boolean): Risk | null {
  const { category, tier, also } = risk;
  if (tier === 'T2' || tier === 'T4') return null;
  if (tier !== 'T0' || isMeant(category)) return risk;
  if (risk.level === 'card' && also && isMeant(also)) return riskOf(also);
  return isActual ? { ...risk, level: 'strip' } : null;
}
