import { fold } from '@careward/content/text/readings';
import { anyPhrase, phrase } from '@careward/content/text/phrase';
import { type ReplyIntent, replyIntents } from '@careward/content/coach/reply-intents';
import { keyPhrases, unmistakable, wordsOfCare } from '@careward/content/coach/reply-phrases';

/** A name or a kind word at the end of a message changes nothing. */
const ADDRESSED =
  '( (coach|dear|friend|sir|maam|please|buddy|again|amig(o|a)|senor(a)?|por favor|lol|haha|jaja))?';
const whole = (Object.entries(unmistakable) as [ReplyIntent, string][]).map(([intent, notation]) => ({
  intent,
  said: phrase(`^(${notation})${ADDRESSED}$`),
}));
const LONGEST_UNMISTAKABLE = 80;

const bare = phrase(
  '^((please|por favor|i need|i want|necesito|quiero) )?(help|help me|help us|ayuda|ayudeme|ayudame|auxilio|socorro)( (me|please|now|por favor|ya))?$',
);
/** "Help", and no word of what is the matter. */
export const isBareHelp = (text: string): boolean => bare.test(wordsIn(text));

export type ReplyKind = ReplyIntent | 'no-words' | 'other-language' | 'help';

const wordsIn = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * What kind of short reply a message asks for; null for a question about care, also when it greets or thanks first.
 * @param learned what the learned model is sure that the message is for; null for a question.
 */
export function replyKindOf(text: string, learned: { intent: string } | null): ReplyKind | null {
  if (isOtherLanguage(text)) return 'other-language';
  const said = wordsIn(text);
  if (bare.test(said)) return 'help';
  const found = said.length <= LONGEST_UNMISTAKABLE && whole.find((message) => message.said.test(said));
  if (found) return found.intent;
  const meant = emojiIntent(text);
  if (meant) return meant;
  if (!hasWords(said)) return EMERGENCY_NUMBER.test(said) ? null : 'no-words';
  return replyIntents.find((intent) => intent === learned?.intent) ?? null;
}

const likely = (Object.entries(keyPhrases) as [ReplyIntent, string[]][]).map(([intent, notations]) => ({
  intent,
  said: anyPhrase(notations),
}));
const caredFor = anyPhrase(wordsOfCare);
const LONGEST_LIKELY = 90;

/**
 * What kind of reply a short message asks for by a phrase in it, unless it speaks of somebody's care. Only for messages
 * that show no danger and that the library has nothing on: such a phrase may stand in a question too.
 */
export function likelyReplyKind(text: string): ReplyKind | null {
  const said = wordsIn(text);
  if (said.length > LONGEST_LIKELY || caredFor.test(said)) return null;
  return likely.find((kind) => kind.said.test(said))?.intent ?? null;
}

/** No word of a language people speak is longer; the coded text of a file is. */
const WORD = /(?<![\p{L}\p{N}])\p{L}{2,30}(?![\p{L}\p{N}])/u;
const hasWords = (text: string) => WORD.test(text);
const EMERGENCY_NUMBER = /^(911|988)$/;

const emojis: readonly (readonly [RegExp, ReplyIntent])[] = [
  [/^[👍👌🆗✅]+$/u, 'acknowledgement'],
  [/^[🙏❤💕🤗💖💛💜🧡💙]+$/u, 'thanks'],
  [/^👋+$/u, 'greeting'],
  [/^🌙+$/u, 'goodbye'],
  [/^[😍👏🥰🎉⭐]+$/u, 'compliment'],
  [/^[🙄😒👎😡🤬]+$/u, 'complaint'],
];
/** Skin tones and the sign that asks for a coloured picture change nothing. */
const VARIATION = /[\s\p{Emoji_Modifier}]|\uFE0F/gu;
function emojiIntent(text: string): ReplyIntent | null {
  const plain = text.replace(VARIATION, '');
  return emojis.find(([only]) => only.test(plain))?.[1] ?? null;
}

/** Frequent words, folded, of languages spoken at home in the US; none of them is a word of English or Spanish. */
const elsewhere = {
  french:
    'je nous vous elle est avec pour pas quoi pourquoi quand aider aidez mere pere suis dois peux faire chez',
  haitianCreole: 'mwen nan ak pou ki kijan kouman ede manman papam fe genyen kapab sante',
  portuguese:
    'eu voce nao minha meu mae pai fazer posso ele dela dele ajuda ajudar estou tambem muito preciso',
  italian: 'io sono mia mio madre padre che posso cosa perche aiuto aiutare della questo devo come faccio',
  german: 'ich sie wir nicht meine mein mutter vater wie kann und ist das ein eine hilfe bitte muss',
  polish: 'jak moja moj nie jest czy moge pomoc jestem mnie prosze potrzebuje',
  tagalog:
    'ang ng mga ako ko siya niya hindi paano nanay tatay aking kailangan tulong ano gagawin naman lang',
  vietnamese: 'toi khong lam sao giup nguoi duoc nhu phai gi cua ban xin voi',
  indonesian: 'saya anda ibu ayah bagaimana tidak bisa yang dengan untuk tolong',
  swahili: 'mimi wewe yeye jinsi gani siwezi nini msaada yangu baba',
  somali: 'waxaan hooyo aabo sidee maxaa iyo waa caawimaad',
  hmong: 'kuv niam txiv pab yuav koj tsis tau',
};
const theirs = new Set(Object.values(elsewhere).flatMap((words) => words.split(' ')));
const ours = new Set(
  (
    'the and are my her his he she it to of in for with on not what how when do does can i we you they this that has have ' +
    'will would should a an at be but if or mom dad mother father help please ' +
    'el la los las un una y o de del que en con por para como cuando donde mi mis su sus es esta no se le lo me muy pero ' +
    'porque sin ya yo ella usted tiene tengo puedo hacer ayuda mama papa madre padre'
  ).split(' '),
);

const LATIN = /\p{Script=Latin}/u;

/** Whether a message is written in neither English nor Spanish: in another script, or in words of another language. */
function isOtherLanguage(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  if (letters.length < 2) return false;
  const latin = letters.filter((letter) => LATIN.test(letter)).length;
  if (latin * 2 < letters.length) return true;
  const words = fold(text).match(/\p{L}+/gu) ?? [];
  const own = words.filter((word) => ours.has(word)).length;
  const other = words.filter((word) => theirs.has(word) && !ours.has(word)).length;
  return other >= 2 && other > own;
}
