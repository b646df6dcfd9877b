import { fold } from '@careward/contracts/text/fold';

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
export function isOtherLanguage(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  if (letters.length < 2) return false;
  const latin = letters.filter((letter) => LATIN.test(letter)).length;
  if (latin * 2 < letters.length) return true;
  const words = fold(text).match(/\p{L}+/gu) ?? [];
  const own = words.filter((word) => ours.has(word)).length;
  const other = words.filter((word) => theirs.has(word) && !ours.has(word)).length;
  return other >= 2 && other > own;
}
