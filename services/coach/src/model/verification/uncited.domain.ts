import type { Language } from '@careward/contracts/kernel/languages';
import { medicineNames, medicineWords } from '@careward/content/text/medicines';
import { phrase } from '@careward/content/text/phrase';
import { fold } from '@careward/content/text/readings';
import { contentOf, shareOf } from './evidence.domain.js';

/** Words that comfort or join; a sentence of them and of the person's own facts says nothing of illness, law or what to do. */
const harmless: Record<Language, string> = {
  en: `sorry hear hard tough difficult exhausting exhausted tiring tired overwhelming overwhelmed heavy stressful scary
    frightening painful frustrating lonely sad sound feel feelings understand understandable alone caring caregiver doing
    going through thank sharing asking love loving guilt guilty fault patience courage strong long time make makes worn wear shows show carry carrying human sense
    mother father wife husband day night thing matter point step question answer short important begin part depend
    option choice list summary situation plan order mind easy simple ahead clear honest worry worried`,
  es: `siento lamento escuchar oir duro dura dificil agotador agotadora agotado agotada cansado cansada abrumador abrumadora
    abrumado pesado estresante doloroso triste frustrante suena parece sentir sienta comprensible entiendo entender sola
    solo cuidar cuidando mucho pasando gracias contarme compartir preguntar amor carino aqui culpa culpable paciencia
    fuerte humano noche importante importan respuesta pregunta corta empezar depende opcion opciones lista resumen
    situacion plan orden facil sencillo claro tranquilidad normalmente preocupacion preocupe preocupada`,
};
const harmlessStems = {
  en: new Set(contentOf(harmless.en, 'en')),
  es: new Set(contentOf(harmless.es, 'es')),
};

const DENIES = /\b(?:not|no|never|nothing|none|\w{2,6}nt|nada|nunca|ningun[oa]?|sin)\b/;
const HARMLESS_DENIAL =
  /\b(?:not alone|not your fault|no esta sol[oa]|no es su culpa|no wonder|not easy|isnt easy|no es facil)\b/g;
/** Tells, allows or orders something. */
const TELLS =
  /\b(?:should|must|have to|need to|ought|can|may|let|lets|debe\w?|puede\w?|tiene\w? que|hay que|deje\w{0,3}|dele|try|give|take|stop|wait|call|leave|sleep|check|put)\b/;
/** "That must be hard." */
const SUPPOSED = /\b(?:must (?:be|feel)|debe (?:de )?(?:ser|sentirse))\b/;
const ABOUT_YOU =
  /^(?:you (?:said|told|wrote|mentioned|asked|are|have|live|work)|as you|me dijo|(?:usted|como) (?:me )?(?:dijo|conto|es|tiene|escribio)|dijo que)/;

/** Who has what the sources lack. */
const KNOWS =
  /\b(?:would know|knows?|can (?:tell|say|answer|explain|check|confirm)|could (?:tell|say)|will (?:know|tell)|saben?|sabra\w?|puede\w? (?:decir|explicar|confirmar)\w{0,4}|(?:^|[,;] )(?:so )?(?:please )?(?:ask|check with|pregunte|consulte))\b/;
const LACKS =
  /\b(?:sources?|library|information|i have|articles?)\b[^.;]{0,30}\b(?:do(?:es)? not|dont|doesnt) (?:say|tell|cover|give|mention|list|have|name)|\bnothing (?:that )?i have (?:here )?(?:says?|tells?)\b|\bi (?:do not|dont|could not|couldnt|cannot|cant) (?:know|have|find|say|tell)\b|\b(?:fuentes?|biblioteca|informacion)\b[^.;]{0,20}\bno (?:dicen?|mencionan?|cubren?|tienen?|traen?)\b|^(?:aqui |eso |esto |lo siento, )?no (?:lo |la |los |las )?(?:se|tengo|encuentro|encontre|puedo decir)\b/;

/** "Your doctor or pharmacist would know whether that is safe": a question that is passed on, whatever it is about. */
const REFERS =
  /^(?:only )?(?:(?:your|her|his|their|the|su|el|la) )?(?:doctors?|prescriber|pharmacists?|nurses?|hospice|medic[oa]|farmaceutic[oa]|enfermer[oa])(?: (?:or|and|o|y) [^,.;]{3,30}?)?,? (?:would know|knows?|can (?:tell|say|check|decide)|sabe\w{0,2}|puede\w? decir\w{0,3})(?: you)? (?:whether|if|how|what|when|which|si|como|cuanto|cual|cuando)\b[^,;]*$/;

const GENERAL = /\((?:general knowledge|conocimiento general)\)[.!]?$/;
const LAW =
  /\b(?:laws?|legal\w{0,2}|illegal\w{0,2}|rights?|courts?|must|required|entitled|tax\w{0,3}|ley|leyes|ilegal\w{0,4}|derechos?|corte|debe\w?|obligatori[oa]|impuestos?)\b/;
const DEFINES = /\b(?:is|are|means?|stands for|refers to|es|son|significa|quiere decir|se llama)\b/;
const ILLNESS =
  /\b(?:harmless|dangerous|safe|cures?|heals?|deadly|normal|inofensiv\w|peligros\w|segur[oa]|cura|mortal)\b/;

const ASKS =
  /^(?:(?:and|so|y|just|first|primero)[, ]+)?[¿"]?(?:what|when|where|which|who|whom|how|is|are|was|were|does|do|did|has|have|would you like|can (?:he|she|they|your)|que|cuando|donde|cual\w{0,2}|quien\w{0,2}|como|cuant[oa]s?|desde|hace|es|esta|estan|tiene|tienen|toma|ha|han|le|se|puede|quiere|vive)\b/;
/** Advice that only looks like a question. */
const ADVISES =
  /\b(?:have you (?:tried|considered|thought)|did you (?:try|know)|do you know that|why (?:not|dont)|what about|how about|what if|can you|could you|would you (?!like)|ha (?:probado|intentado|pensado|considerado)|por que no|y si|sabia (?:usted )?que|puede (?:usted )?(?:dar|probar|intentar))\b/;
/** What a coach never asks for. */
const PRIVATE =
  /\b(?:password|passcode|pin|ssn|social security|card|account|bank|e-?mail|phone|address|name|birth|contrasena|clave|seguro social|tarjeta|cuenta|banco|correo|telefono|direccion|nombre|nacimiento)\b/;

const medicine = phrase(`(${medicineNames}|${medicineWords})`);
const LONGEST = 260;
/** Of what is told about the person, this share of the words is theirs. */
const MIN_OWN = 0.75;

/** Whether a sentence that cites nothing can hurt nobody. Its numbers and addresses were looked at before. */
export function isHarmless(sentence: string, ownWords: readonly string[], lang: Language): boolean {
  const said = fold(sentence.normalize('NFKC'));
  if (said.length > LONGEST) return false;
  if (said.includes('?')) return isQuestionBack(said);
  if (REFERS.test(said)) return true;
  if (medicine.test(said)) return false;
  return isOfSources(said) || isComfortOrOwn(said, contentOf(sentence, lang), { ownWords, lang });
}

const isQuestionBack = (said: string): boolean =>
  /\?["”»)]*$/.test(said) && ASKS.test(said) && !ADVISES.test(said) && !PRIVATE.test(said);

/** Whether a sentence says that the sources lack something, or who would know it. */
export function isSaidOfSources(sentence: string): boolean {
  const said = fold(sentence.normalize('NFKC'));
  return (isOfSources(said) || REFERS.test(said)) && !GENERAL.test(said);
}

/** A definition that is marked as general knowledge, what the sources lack, or who knows it. */
function isOfSources(said: string): boolean {
  if (ILLNESS.test(said)) return false;
  if (GENERAL.test(said))
    return DEFINES.test(said) && !TELLS.test(said) && !LAW.test(said) && !/\d/.test(said);
  const isLacking = LACKS.test(said);
  const isReferring = KNOWS.test(said) && !DENIES.test(said) && !/^(?:you|he|she|usted)\b/.test(said);
  return (isLacking || isReferring) && !tellsBesides(said);
}

const CLAUSE = /[;,.:]|\b(?:and|then|until|meanwhile|but|y|entonces|hasta|mientras|pero)\b/;
/** Whether it tells to do something else than to ask: "ask his doctor, and until then let him drink". */
const tellsBesides = (said: string): boolean =>
  said
    .split(CLAUSE)
    .some((clause) => TELLS.test(clause) && !KNOWS.test(clause.trim()) && !LACKS.test(clause));

/** What repeats what the person stated, comforts or joins. */
function isComfortOrOwn(
  said: string,
  words: readonly string[],
  { ownWords, lang }: { ownWords: readonly string[]; lang: Language },
): boolean {
  if (TELLS.test(said.replace(SUPPOSED, ' ')) || GENERAL.test(said)) return false;
  const stated = ownWords.flatMap((one) => one.split(/(?<=[.!?\n])\s*/)).filter((one) => !one.includes('?'));
  const own = new Set(stated.flatMap((one) => contentOf(one, lang)));
  if (ABOUT_YOU.test(said) && shareOf(words, own) >= MIN_OWN) return true;
  const known = new Set([...harmlessStems[lang], ...own]);
  return !DENIES.test(said.replace(HARMLESS_DENIAL, ' ')) && shareOf(words, known) === 1;
}
