import type { Language } from '@careward/contracts/kernel/languages';
import { shareOfWords } from './evidence.domain.js';
import { statementIn } from './statement.domain.js';

/** How a sentence of comfort begins, folded and without apostrophes: it speaks of the caregiver, never of the person cared for. */
const BEGINS: Record<Language, RegExp> = {
  en: /^(?:im |i am |i (?:hear|understand)|that (?:sounds|must|is)|thats |this (?:sounds|must|is)|youre |you are |what you|caring |thank you|its (?:understandable|hard)|it (?:sounds|is) (?:so |very )?(?:understandable|hard|tough|difficult))/,
  es: /^(?:lo siento|siento |lamento|entiendo|gracias|suena|eso (?:suena|debe|es)|esto (?:suena|debe|es)|usted |no esta sol[oa]|debe (?:ser|sentirse)|es (?:comprensible|duro|dificil)|cuidar |lo que (?:siente|hace))/,
};
const OF_OTHERS = /\b(?:he|she|him|her|his|hers|they|them|their|ella|ellos|ellas)\b/;
const NOT_ALONE = /\bnot alone\b|\bno esta sol[oa]\b/;

/** Words that comfort; a sentence of them alone says nothing of illness, help or what to do. */
const comforting: Record<Language, readonly string[]> = {
  en: `sorry hear hard tough difficult exhausting exhausted tiring tired overwhelming overwhelmed heavy stressful scary
    frightening painful frustrating lonely sad sounds sound feel feeling feelings understandable understand alone caring care
    caregiver best doing lot much going through thank thanks telling sharing asking here help love loving`.split(
    /\s+/,
  ),
  es: `siento lamento escuchar oir duro dura dificil agotador agotadora agotado agotada cansado cansada abrumador abrumadora
    abrumado abrumada pesado pesada estresante doloroso dolorosa triste frustrante suena parece siente sentir sentirse
    comprensible entiendo entender sola solo cuidar cuidado cuida mejor mucho hace haciendo pasando pasa gracias contarme
    compartir compartirlo preguntar amor carino aqui ayudar ayudarle debe`.split(/\s+/),
};
const stemsOfComfort = {
  en: new Set(comforting.en.flatMap((word) => stemsIn(word, 'en'))),
  es: new Set(comforting.es.flatMap((word) => stemsIn(word, 'es'))),
};

function stemsIn(text: string, lang: Language): string[] {
  return statementIn(text, lang).terms.map(({ stem }) => stem);
}

/** Whether a sentence does nothing but comfort, so that no source need say it. */
export function isComfort(sentence: string, lang: Language): boolean {
  const { folded, terms, quantities, concepts } = statementIn(sentence, lang);
  if (!BEGINS[lang].test(folded) || OF_OTHERS.test(folded) || folded.includes('?')) return false;
  const denies = terms.some(({ isDenied }) => isDenied) && !NOT_ALONE.test(folded);
  return (
    !denies &&
    quantities.length === 0 &&
    concepts.size === 0 &&
    terms.every(({ stem }) => stemsOfComfort[lang].has(stem))
  );
}

const ASKS: Record<Language, RegExp> = {
  en: /^(?:what|when|where|which|who|whom|how|is|are|was|were|does|do|did|has|have|can (?:he|she|they|your))\b/,
  es: /^¿?(?:que|cuando|donde|cual|cuales|quien|quienes|como|cuanto|cuanta|cuantos|cuantas|desde cuando|hace|es|esta|estan|tiene|tienen|toma|ha|han|le|se|puede)\b/,
};
/** Advice that only looks like a question. */
const ADVISES =
  /\b(?:have you (?:tried|considered|thought)|did you (?:try|know)|do you know that|why (?:not|dont)|what about|how about|what if|can you|could you|would you|ha (?:probado|intentado|pensado|considerado)|por que no|y si|sabia (?:usted )?que|puede (?:usted )?(?:dar|probar|intentar))\b/;
/** What a coach never asks for. */
const PRIVATE =
  /\b(?:password|passcode|pin|ssn|social security|card|account|bank|e-?mail|phone|address|name|birth|contrasena|clave|seguro social|tarjeta|cuenta|banco|correo|telefono|direccion|nombre|nacimiento)\b/;
const LONGEST_QUESTION = 200;
/** A question back is about what was asked and found, in this share of its words. */
const MIN_ON_TOPIC = 0.5;

/** Whether a sentence asks the caregiver for what would tell answers apart, and neither advises nor asks for anything private. */
export function isQuestionBack(sentence: string, about: readonly string[], lang: Language): boolean {
  const { folded, quantities, concepts } = statementIn(sentence, lang);
  return (
    sentence.length <= LONGEST_QUESTION &&
    /\?["”»)]*$/.test(sentence) &&
    ASKS[lang].test(folded) &&
    !ADVISES.test(folded) &&
    !PRIVATE.test(folded) &&
    quantities.length === 0 &&
    [...concepts].every((concept) => concept.startsWith('sign ')) &&
    shareOfWords(sentence, about, lang) >= MIN_ON_TOPIC
  );
}
