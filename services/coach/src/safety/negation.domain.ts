const words = (list: string): ReadonlySet<string> => new Set(list.split('|'));

const negators = words(
  'no|not|never|nor|without|nobody|none|denies|denied|deny|isnt|arent|wasnt|werent|doesnt|dont|didnt|hasnt|havent|hadnt|wouldnt|neither|free of|rule out|ruled out|' +
    'sin|nunca|jamas|ni|tampoco|nadie|cero|niega',
);
/** Words that may stand between a negation and what it denies. */
const carriers = words(
  'any|a|an|the|have|has|had|having|been|be|is|was|really|actually|his|her|my|their|more|new|such|sign|signs|symptom|symptoms|of|feel|feeling|feels|felt|show|showing|shows|complain|complained|complaining|complains|about|experiencing|with|in|going|planning|trying|to|ever|think|thinking|thought|thoughts|or|nor|like|longer|chest|pain|pains|trouble|breathing|shortness|breath|fever|numbness|weakness|slurred|speech|droop|nausea|' +
    'tiene|tenia|tuvo|tenido|hay|ha|he|siente|sentido|esta|estaba|estoy|es|que|le|se|me|un|una|el|la|los|las|su|mi|de|en|ningun|ninguna|dolor|pecho|falta|aire|fiebre|senal|senales|sintoma|sintomas|presenta|muestra|pienso|pensado|pensando|voy|va|a|ni|o',
);
/** "No fever her chest hurts": a new thing begins with its own article, though nobody put a stop before it. */
const articles = words('his|her|my|their|the|le|la|el|su|mi|se');
const things = words(
  'chest|pain|pains|trouble|breathing|breath|fever|numbness|weakness|speech|droop|nausea|sign|signs|symptoms|dolor|pecho|aire|fiebre|senales|sintomas',
);
/** How many of them, where nothing but spaces stands between, and in a list. */
const MAX_CARRIERS = { inOneGo: 6, inList: 40 };
/** "No fever, nausea or chest pain": a comma ends what a negation denies, unless the list goes on after the sign. */
const listGoesOn = /\b(?:or|nor|ni|o)\b/;

/** Whether a word, with the one before it, may stand between a negation and what it denies. */
const carries = (word: string, earlier: string) =>
  carriers.has(word) && !(articles.has(word) && things.has(earlier));

const isNegator = (word: string, earlier: string) => negators.has(word) || negators.has(`${earlier} ${word}`);

/**
 * Whether the words before a place in a statement deny what stands there. Looks backwards from it, at a few words. What is
 * itself a denial ("not breathing") is not denied once more.
 */
export function isNegated(statement: string, at: number): boolean {
  if (negators.has(/^\w*/.exec(statement.slice(at))?.[0] ?? '')) return false;
  const before = wordsBefore(statement, at);
  let inOneGo = true;
  for (const [between, { word, mark }] of before.entries()) {
    const earlier = before[between + 1]?.word ?? '';
    inOneGo &&= mark === '' && between <= MAX_CARRIERS.inOneGo;
    if (isNegator(word, earlier)) return inOneGo || listGoesOn.test(statement.slice(at));
    if (!carries(word, earlier)) return false;
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
