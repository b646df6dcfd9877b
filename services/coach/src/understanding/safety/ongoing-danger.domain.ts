import type { Risk } from '@careward/contracts/coach/schemas';
import { anyPhrase, phrase } from '@careward/content/text/phrase';
import { isOver } from './context.domain.js';
import { asPassed, canPass } from './risk.domain.js';
import { statements } from './statements.domain.js';

/** A crisis is looked back to over this many of the caregiver's last messages (notes/coach.md 3.3: T1, ten turns). */
export const EARLIER_REMEMBERED = 10;

const shortReply = phrase(
  '^(yes|yeah|yep|yup|maybe|i think so|sometimes|a little|both|me|i am|i do|i did|i have|i might|i will|it is|tonight|tomorrow|soon|right now|today|i have a plan|i dont know|idk|not sure|kind of|every (day|night)|all the time|a lot|often|pills|gun|si|a veces|tal vez|quizas|quiza|creo que si|un poco|los dos|yo|esta noche|manana|pronto|no se|no estoy segur*|todos los dias|siempre|pastillas)',
);
const SHORT = 40;

/** What shows, after a crisis card, that a message goes on about it. Alone each of them may be anything. */
const continuations = anyPhrase([
  'cant (do this|go on|take (it|this)|keep (going|doing)|stop (crying|thinking|it))( anymore| any more| any longer)?|still (feel|want|thinking|think|the same|here)|feel* (the same|worse|nothing|like (that|this)|hopeless|empty|numb|trapped|alone)|(nobody|no one) (cares|can help|would|will|understands|answer*)',
  '(too|so) (tired|late)|whats the (point|use)|no (point|use|hope|way out)|it (wont|doesnt|didnt) (stop|help|matter)|nothing (helps|matters|works|left)|(goodbye|good bye|bye|forgive me|im sorry|tell (them|her|him|my))|already (decided|wrote|written|have (it|them))|made up my mind',
  '(dont|do not|wont|cant|not going to|not gonna) ~ (call|talk|tell|text)|(called|tried|on hold|texted) ~ (988|line|them|hotline)|scared (of (myself|what)|i (will|might|may))|dont trust myself|leave me alone|i (have|got|bought|took|hid|saved) (it|them|the|some|a)|in my (hand|lap|pocket|drawer|room)|next to me|i mean it|im serious|not (safe|ok|okay|sure i)',
  '(ya )?no (puedo|aguanto|quiero|soporto)( mas)?|sigo (igual|pensando|sintiendo|con)|me siento (igual|peor|vaci*|sol*|atrapad*)|(nadie|a nadie) (me|le|puede|contesta|entiende)|para que (vivo|vivir|sigo|seguir|luch*|me levanto|despert*|tanto)|(y|ya|pero) para que$|^para que$|no (sirve|tiene caso|hay salida|me ayuda|me importa)|ya (lo decidi|decidi|es tarde|la escribi|escribi)|perdonenme|adios|diganle',
  'no (voy a |quiero )?(llamar|hablar|decirle)|(ya )?(llame|marque) ~ (988|linea)|me da miedo (lo que|hacer|que)|no confio en mi|las? tengo (aqui|en|junto)|(lo|la|los|las) (tengo|guarde|compre|escondi)|lo digo en serio|no estoy (bien|a salvo|segur*)|dejenme',
]);

/** An answer to "are you safe?" that says so and nothing else. */
const isSafe = anyPhrase([
  '^(no|nope|nah|not at all|never)$|^(no,? )?(im|i am|we are|were|shes|hes|she is|he is) (safe|fine|ok|okay|alright|all right|not (suicidal|going to|gonna|in danger|planning|thinking))|^(no,? )?i (would|will|wont|wouldnt|dont|do not) ~ (never|not|hurt|want to (die|hurt)|do (that|anything)|have a plan)|^no,? (i would never|i promise|never|not really safe|nothing like that|just (tired|sad|venting|upset))',
  '^(no|para nada|nunca|claro que no)$|^(no,? )?(estoy|estamos|esta) (bien|a salvo|segur*|tranquil*)|^no,? (nunca|jamas|para nada|nada de eso|claro que no|solo (estoy )?(cansad*|triste)|no (lo )?(voy a|quiero|pienso))',
]);

/**
 * What a message without a danger of its own means after a crisis card: a short reply to the card's question ("yes",
 * "tonight"), or one that goes on about it, is the same crisis. Only a plain "no, I am safe" ends it.
 * @param earlier what was found in the caregiver's earlier messages of this conversation, oldest first.
 */
export function findOngoingCrisis(text: string, earlier: readonly (Risk | null)[]): Risk | null {
  const crisis = earlier.slice(-EARLIER_REMEMBERED).findLast((risk) => risk?.tier === 'T1');
  if (!crisis) return null;
  const said = statements(text);
  if (said.length > 0 && said.every((statement) => isSafe.test(statement))) return null;
  const isReply = text.length <= SHORT && shortReply.test(said[0] ?? '');
  return isReply || continuations.test(said.join('\n'))
    ? { level: 'card', tier: 'T1', category: crisis.category }
    : null;
}

/** It was no such thing, or they only say thank you: nothing is carried on. */
const endings = anyPhrase([
  '^(ok |okay |oh )?(thanks|thank you|thx|ty)( so much| a lot| again)?$|(meant|mean|asking about|talking about) (something|somebody|someone) else|not what i (meant|asked|said)|wrong (answer|question)|^(no )?((he|she|it|they) (isnt|is not|doesnt|didnt|arent)|(hes|shes|its) not|thats not it|nothing like that)( that| it)?$',
  '^(ok |bueno )?(muchas |mil )?gracias( otra vez| de nuevo)?$|(me referia|hablo|hablaba|pregunto|preguntaba) (a|de|por) otra (cosa|persona)|quise decir otra cosa|no es (eso|lo que (pregunte|dije))|^(no )?(el|ella )?no (lo )?(esta|tiene|es)$|^no es eso$',
]);

/** The numbers of an emergency card stay above the answers to this many messages after it. */
const EMERGENCY_REMEMBERED = 2;

/**
 * What a message without a danger of its own means shortly after an emergency card: "she refuses the ER", "he says he is
 * fine". It gets its answer, below the numbers; where it says that the danger has passed, below those of today's doctor.
 * @param earlier what was found in the caregiver's earlier messages of this conversation, oldest first.
 */
export function findOngoingEmergency(text: string, earlier: readonly (Risk | null)[]): Risk | null {
  const emergency = earlier
    .slice(-EMERGENCY_REMEMBERED)
    .findLast((risk) => risk?.tier === 'T0' && risk.level === 'card');
  if (!emergency || statements(text).some((statement) => endings.test(statement))) return null;
  return canPass(emergency) && isOver(statements(text).join('\n'))
    ? asPassed(emergency)
    : { level: 'strip', tier: 'T0', category: emergency.category };
}
