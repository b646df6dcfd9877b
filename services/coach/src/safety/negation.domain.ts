const words = (list: string): ReadonlySet<string> => new Set(list.split('|'));

const negators = words(
  'no|not|never|nor|without|denies|denied|deny|isnt|arent|wasnt|werent|doesnt|dont|didnt|hasnt|havent|hadnt|wouldnt|neither|free of|rule out|ruled out|' +
    'sin|nunca|jamas|ni|tampoco|niega',
);
/** Words that may stand between a negation and what it denies. */
const carriers = words(
  'any|a|an|the|have|has|had|having|been|be|is|was|really|actually|his|her|my|their|more|new|such|sign|signs|symptom|symptoms|of|feel|feeling|feels|felt|show|showing|shows|complain|complained|complaining|complains|about|experiencing|with|in|going|planning|trying|to|ever|think|thinking|thought|thoughts|or|nor|like|longer|chest|pain|pains|trouble|breathing|shortness|breath|fever|numbness|weakness|slurred|speech|droop|nausea|' +
    'tiene|tenia|tuvo|tenido|hay|ha|he|siente|sentido|esta|estaba|estoy|es|que|le|se|me|un|una|el|la|los|las|su|mi|de|en|ningun|ninguna|dolor|pecho|falta|aire|fiebre|senal|senales|sintoma|sintomas|presenta|muestra|pienso|pensado|pensando|voy|va|a|ni|o',
);
/** How many of them, where nothing but spaces stands between, and in a list. */
const MAX_CARRIERS = { inOneGo: 6, inList: 40 };
/** "No fever, nausea or chest pain": a comma ends what a negation denies, unless the list goes on after the sign. */
const listGoesOn = /\b(?:or|nor|ni|o)\b/;

/** Whether the words before a place in a statement deny what stands there. Looks backwards from it, at a few words. */
export function isNegated(statement: string, at: number): boolean {
  const before = wordsBefore(statement, at);
  let inOneGo = true;
  for (const [between, { word, mark }] of before.entries()) {
    inOneGo &&= mark === '' && between <= MAX_CARRIERS.inOneGo;
    if (negators.has(word) || negators.has(`${before[between + 1]?.word} ${word}`))
      return inOneGo || listGoesOn.test(statement.slice(at));
    if (!carriers.has(word)) return false;
  }
  return false;
}

/** The nearest first, each with the mark after it. */
function wordsBefore(statement: string, at: number): { word: string; mark: string }[] {
  const found: { word: string; mark: string }[] = [];
  for (let end = at; end > 0 && found.length <= MAX_CARRIERS.inList;) {
    const start = statement.lastIndexOf(' ', end - 2) + 1;
    const [, word = '', mark = ''] = /^(\w*)(.*?) $/.exec(statement.slice(start, end)) ?? [];
    found.push({ word, mark });
    end = start;
  }
  return found;
}
