import { readLanguage } from '../../base/language/language-choice.js';
import { canKeep, type OfflineCopy, type OfflineMessage, readKept } from '../../shared/home-screen/kept.js';
import { colorSchemeChoice, textSizeChoice } from '../../ui/theme/device-choices.js';
import '../../ui/theme/tokens.css';
import '../../ui/theme/base.css';
import './offline-page.css';
import { words } from './words.js';

/** Runs in the page without a connection: the person's language and look, and what they have kept on this device. */
const language = readLanguage();
document.documentElement.lang = language;
document.documentElement.dataset['language'] = language;
colorSchemeChoice.follow();
textSizeChoice.follow();

const says = words[language];
const isSignedIn = canKeep();
void readKept().then((kept) => {
  if (isSignedIn) document.getElementById('own')?.append(...ownParts(kept));
});

type Text = string | Node;

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, ...children: readonly Text[]) {
  const made = document.createElement(name);
  made.append(...children);
  return made;
}

function ownParts(kept: OfflineCopy | null): Node[] {
  if (!kept) return [element('p', says.nothingKept)];
  const { guides, conversation, since } = kept;
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' });
  return [
    ...(guides.length > 0 ? [part(says.guides, guides.map(guideIn))] : []),
    ...(conversation ? [part(says.conversation, [conversationIn(conversation)])] : []),
    small(says.keptSince(when.format(new Date(since)))),
  ];
}

const part = (title: string, content: readonly Node[]) =>
  element('section', element('h2', title), ...content);

const small = (text: string) => Object.assign(element('p', text), { className: 'small' });

const folded = (title: string, ...content: readonly Node[]) =>
  element('details', element('summary', title), ...content);

function guideIn({ title, summary, steps, whenToCall, redFlags }: OfflineCopy['guides'][number]): Node {
  const call = whenToCall?.[language];
  return folded(
    title[language],
    element('p', summary[language]),
    ...list(says.steps, 'ol', steps[language]),
    ...(call ? [element('h3', says.whenToCall), element('p', call)] : []),
    ...list(says.redFlags, 'ul', redFlags[language]),
  );
}

const list = (title: string, kind: 'ol' | 'ul', texts: readonly string[]): Node[] =>
  texts.length > 0 ? [element('h3', title), element(kind, ...texts.map((text) => element('li', text)))] : [];

const conversationIn = ({ title, messages }: NonNullable<OfflineCopy['conversation']>): Node =>
  folded(title, ...messages.map(messageIn));

function messageIn({ role, content, lang, sources }: OfflineMessage): Node {
  const text = Object.assign(element('p', content), { lang });
  const from = sources.map((title, at) => `[${at + 1}] ${title}`).join(', ');
  const shown = element('article', small(role === 'user' ? says.you : says.coach), text);
  if (from) shown.append(small(`${says.sources}: ${from}`));
  shown.className = 'message';
  shown.dataset['role'] = role;
  return shown;
}
