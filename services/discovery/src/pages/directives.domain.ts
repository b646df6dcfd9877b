import { CRAWLER } from '@careward/contracts/discovery/limits';

/** Our name in `<meta name>` and X-Robots-Tag, as it is compared. */
const OUR_NAME = CRAWLER.toLowerCase();

/**
 * What a page asks of its readers. `index`: it may be kept; `follow`: its links may be followed; `aiInput`: the coach
 * may be given its words.
 */
export type Directives = { index: boolean; follow: boolean; aiInput: boolean };

export type Meta = { name: string; content: string };

/** Of several voices the strictest counts. */
export function directivesOf(headers: Readonly<Record<string, string>>, metas: readonly Meta[]): Directives {
  const rules = new Set([
    ...headerRules(headers['x-robots-tag'] ?? ''),
    ...metas.filter(({ name }) => name === 'robots' || name === OUR_NAME).flatMap(rulesIn),
  ]);
  const says = (...names: string[]) => names.some((name) => rules.has(name));
  const signals = [
    headers['content-signal'],
    headers['content-usage'],
    ...metas.filter(isSignal).map(contentOf),
  ];
  return {
    index: !says('noindex', 'none'),
    follow: !says('nofollow', 'none'),
    // Who wants no copy kept and no words quoted wants none given to the coach; `noimageai` speaks of pictures alone.
    aiInput: !says(...NO_QUOTING) && !signals.some(refusesAiInput),
  };
}

const NO_QUOTING = ['noindex', 'none', 'noai', 'noarchive', 'nocache', 'nosnippet', 'max-snippet:0'];

const contentOf = ({ content }: Meta): string => content;
const isSignal = ({ name }: Meta): boolean => name === 'content-signal' || name === 'content-usage';

const rulesIn = ({ content }: Meta): string[] => content.split(',').map(ruleOf);
const ruleOf = (text: string): string => text.toLowerCase().replaceAll(/\s/g, '');

const refusesAiInput = (signal: string | undefined): boolean =>
  /\bai-input\s*=\s*(no?|0|\?0)\b/i.test(signal ?? '');

/** `noindex, otherbot: noarchive, nofollow`: a name holds for what follows it; the rules of other names are not ours. */
function headerRules(header: string): string[] {
  const rules: string[] = [];
  let ours = true;
  for (const part of header.split(',').map(ruleOf)) {
    const [, agent, rule] = /^([\w-]+):(.*)$/.exec(part) ?? [];
    const isAgent = agent !== undefined && !VALUED.test(agent);
    if (isAgent) ours = agent === OUR_NAME || agent === '*' || agent === 'robots';
    if (ours) rules.push(isAgent ? (rule ?? '') : part);
  }
  return rules;
}

/** Rules with a value, which look like names of robots. */
const VALUED = /^(max-(snippet|image-preview|video-preview)|unavailable_after)$/;
