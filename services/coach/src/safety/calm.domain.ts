import type { Risk } from '@careward/contracts/coach/message';
import { anyPhrase } from '@careward/contracts/text/phrase';
import { isOver } from './over.domain.js';
import { asPassed, canPass } from './risk-of.domain.js';
import { statements } from './statements.domain.js';

/** What is asked of a danger in general, told of long ago or of somebody in a story, or denied in so many words. */
const inGeneral = anyPhrase([
  '(what|which) (are|is) (the )?(early |first |warning |common |usual )?(signs|symptoms|causes|difference|chances?|odds)|(signs|symptoms|risk|risks|chance) of (a|an)|how (do|can|could|would) (i|we|you) (know if|tell if|recognize|spot|prevent|avoid|reduce|lower the)|how to (prevent|avoid|recognize|spot)|(difference|differences) between|prevent*|what is (a|an)|is it true|first aid|training|a class|reading (up|ahead)|pamphlet|brochure|poster|screening form|support group',
  '(cuales|que) (son )?(las |los )?(senales|sintomas|causas|diferencia*)|(senales|sintomas|riesgo) de (un|una)|como (reconozco|reconocer|prevengo|prevenir|evito|evitar|se previene)|diferencia entre|prevenir|prevencion|^que es (un|una)|primeros auxilios|curso|clase de|folleto|volante|es verdad que',
]);
const past = anyPhrase([
  '(in|since|from|of|back in|en|desde|del) (19|20)\\d\\d|(months|years|decades) ago|last (year|month|spring|summer|winter)|\\d\\d years|as a (child|kid)|long ago|back in|decades|hace (muchos |\\w{1,10} )?(anos|meses)|(ano|mes|verano|invierno) pasado|cuando era',
  '(in|on) (a|the|my|her|his|that) ~ (movie|film|show|episode|novel|series|book|dream)|(movie|film|show|novel|book) (where|about)|(pelicula|novela|serie|libro) (donde|de|que)|en la (novela|pelicula|serie)|dreamed|dreamt|sone',
]);
const denied = anyPhrase([
  '(no|not|never|without|isnt|nothing|none of) ~ (danger|emergency|symptoms|pain|thinking of|hurting|suicidal|hurt)|(shes|hes|im|we are|everyone is|all) (safe|fine|okay|perfectly fine)|lol|haha|just kidding|kidding|figure of speech|so to speak',
  'no es (una )?emergencia|(nadie|nunca|jamas) (esta|ha|corre) ~|es un decir|(esta|estamos|estoy) (a salvo|perfectamente|bien$)|jaja*|de broma',
]);
/** Words which say that it is happening. */
const isNow = anyPhrase([
  'now|right now|tonight|just|suddenly|again|today|this (morning|afternoon|evening|minute)|still|wont stop|keeps|help|worse',
  'ahora|ahorita|hoy|esta (noche|manana|tarde)|de repente|de pronto|otra vez|de nuevo|sigue|acaba de|ayuda*|auxilio|peor|no para',
]);

/** Whether a message is a question in general, or tells of long ago or a story, and nothing in it is happening. */
function isElsewhere(said: string) {
  return !isNow.test(said) && (inGeneral.test(said) || past.test(said));
}

/** Somebody who looks something up writes as much, and the learned screen hears the same words when it is happening. */
const FEW_WORDS = 3;
const isBrief = (text: string) => text.trim().split(/\s+/).length <= FEW_WORDS;

/**
 * What becomes of a card that only the learned screen calls for: a strip where the message is clearly about something else
 * (a question in general, long ago, a story, a denial) or only names a sign, one for today's doctor where it is over, and
 * never nothing. Neither a denial nor few words calm a crisis.
 */
export function calmed(risk: Risk, text: string): Risk {
  const said = statements(text).join('\n');
  if (canPass(risk) && isOver(said)) return asPassed(risk);
  const isDenied = !isNow.test(said) && denied.test(said);
  const isUnsure = risk.tier === 'T0' && (isDenied || isBrief(text));
  return isUnsure || isElsewhere(said) ? { ...risk, level: 'strip' } : risk;
}
