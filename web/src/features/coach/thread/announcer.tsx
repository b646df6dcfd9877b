import type { Message } from '@careward/contracts/coach/message';
import { stripText } from '@careward/contracts/safety/strip-text';
import { useWords } from '../../../base/language/use-language.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import type { Asked } from '../asked.slice.js';
import { useElapsed } from './use-elapsed.js';
import { announcedText } from './waiting-text.js';
import { words } from './words.js';

type Props = { asked: Asked | undefined; last: Message | undefined };

/** The page's only polite live region; the message log is not one. */
export function Announcer({ asked, last }: Props) {
  const { waiting } = useWords(words);
  const elapsed = useElapsed(asked?.state === 'sending' ? asked.at : undefined);
  return (
    <VisuallyHidden role="status">
      {elapsed !== undefined && announcedText(waiting, elapsed)}
      {asked?.state === 'answered' && last && <Arrived message={last} />}
    </VisuallyHidden>
  );
}

/** A card takes the focus, which says its title; the words of a strip come before the answer. */
function Arrived({ message: { kind, lang, risk } }: { message: Message }) {
  const { answerReady } = useWords(words);
  if (kind === 'card' && risk) return null;
  return (
    <>
      {risk && <span lang={lang}>{Object.values(stripText(risk, lang)).join(': ')} </span>}
      <span>{answerReady}</span>
    </>
  );
}
