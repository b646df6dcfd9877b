import { config } from '../../base/config.js';
import { askEarly } from '../../base/http/base-query.js';
import { readLanguage } from '../../base/language/language-choice.js';
import { readAuthToken } from '../../base/session/session-storage.js';
import { colorSchemeChoice, textSizeChoice } from '../../ui/theme/device-choices.js';

declare global {
  interface Window {
    /** Does what was asked for before React listened. */
    pressAgain?: () => void;
  }
}

/**
 * Runs in the page before its first paint: shows what main.tsx will take over, and fetches what it will need. The page
 * has a template for each language, with and without somebody signed in (web/build/first-paint.ts).
 */
const token = readAuthToken();
const language = readLanguage();
const eligibility = config.eligibilityFeatures;
const chosen = `template[data-signed-in="${token !== null}"][data-language="${language}"][data-eligibility="${eligibility}"]`;
const template = document.querySelector<HTMLTemplateElement>(chosen);
const root = document.getElementById('root');

if (template && root) {
  const { calls = '', threads, scripts = '' } = template.dataset;
  if (calls) {
    const ask = askEarly(calls.split(' '), token, language);
    if (threads) void askForThread(threads, ask);
  }

  document.documentElement.lang = language;
  colorSchemeChoice.follow();
  textSizeChoice.follow();
  root.append(template.content.cloneNode(true));
  // The Content Security Policy allows no style attributes in HTML; set by a script they are allowed.
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
    delete element.dataset['style'];
  }
  // A form is sent by the page's script. Before React's own listener, which stops what it is not ready for.
  root.addEventListener('submit', (event) => event.preventDefault(), true);

  // What was pressed before React listens; once, however often. A popover opens without a script.
  let pressed: HTMLElement | null = null;
  const note = ({ target }: Event) => {
    pressed = (target as Element).closest<HTMLElement>('button:not([popovertarget])') ?? pressed;
  };
  root.addEventListener('click', note);
  window.pressAgain = () => {
    root.removeEventListener('click', note);
    pressed?.click();
  };

  for (const href of scripts.split(' ')) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', href, crossOrigin: '' }));
  }
}
for (const each of document.querySelectorAll('template[data-signed-in]')) each.remove();

/** The messages of the conversation that the coach opens: the one in the address, else the first of the list. */
async function askForThread(list: string, ask: ReturnType<typeof askEarly>): Promise<void> {
  const chosen = new URLSearchParams(window.location.search).get('conversation');
  const answer = chosen === null ? await ask(list) : undefined;
  const [first] = answer?.ok ? ((await answer.clone().json()) as { id: string }[]) : [];
  const id = chosen ?? first?.id;
  if (id !== undefined && id !== 'new') void ask(`${list}/${id}/messages`);
}
