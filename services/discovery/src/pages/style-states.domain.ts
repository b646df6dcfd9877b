/** Names that scripts give to what is opened, chosen or has come into sight. */
const STATE =
  /^(?:(?:is|has|js)(?:-.*)?|in|on|(?:.*[-_])?(?:active|open(?:ed)?|show(?:n|ing)?|visible|expand(?:ed)?|current|selected|(?:lazy)?load(?:ed)|ready|animated?|reveal(?:ed)?|appear(?:ed)?|in-?view|enter(?:ed)?|checked|enabled))$/i;

/** Said of the page only until its scripts run. */
export const isWithoutScripts = (selector: string): boolean => /\.no-?(?:js|script)\b/i.test(selector);

/**
 * The elements that a rule holds for in some state: its selector without what changes while one reads. Null for a rule
 * that names no state, or nothing else. `known`: the classes of the elements that are asked about.
 */
export function withoutState(selector: string, known: ReadonlySet<string>): string | null {
  const plain = selector
    .replaceAll(/\([^()]*\)/g, '')
    .replaceAll(/:[\w-]+|\[[^\]]*\]/g, '')
    .replaceAll(/\.([\w-]+)/g, (name, given: string) => lasting(name, given, known));
  const bare = plain
    .split(/([\s>+~]+)/)
    .map((part, n) => (n % 2 === 0 && part === '' ? '*' : part))
    .join('');
  return bare === selector || bare.endsWith('*') ? null : bare;
}

/** `tab--active` is a state of `tab`, `lazyloaded` of `lazyload`, and `active` of anything. */
function lasting(name: string, given: string, known: ReadonlySet<string>): string {
  if (known.has(given)) return name;
  for (let end = given.length - 1; end > 1; end -= 1) {
    const rest = given.slice(end);
    if (!known.has(given.slice(0, end))) continue;
    if (rest === 'ed' || (/^[-_]/.test(rest) && STATE.test(rest.replace(/^[-_]+/, ''))))
      return `.${given.slice(0, end)}`;
  }
  return STATE.test(given) ? '' : name;
}
