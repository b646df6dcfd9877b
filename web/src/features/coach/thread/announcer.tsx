import type { Message } from '@careward/contracts/coach/message';
import { cardFor } from '@careward/contracts/safety/card-for';
import { stripText } from '@careward/contracts/safety/strip-text';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import type { Asked } from '../asked.slice.js';
import { isEmergency } from '../safety-card/tier-look.js';
import { useElapsed } from './use-elapsed.js';
import { announcedText } from './waiting-text.js';

type Props = { asked: Asked | undefined; last: Message | undefined };

/** The page's only polite live region; the message log is not one. */
export function Announcer({ asked, last }: Props) {
  const elapsed = useElapsed(asked?.state === 'sending' ? asked.at : undefined);
  return (
    <VisuallyHidden role="status">
      {elapsed !== undefined && announcedText(elapsed)}
      {asked?.state === 'answered' && last && <Arrived message={last} />}
    </VisuallyHidden>
  );
}

/** The card of an emergency announces itself; the words of a strip come before the answer. */
function Arrived({ message: { kind, lang, risk } }: { message: Message }) {
  if (kind === 'card' && risk)
    return !isEmergency(risk.tier) && <span lang={lang}>{cardFor(risk.category).title[lang]}</span>;
  return (
    <>
      {risk && <span lang={lang}>{Object.values(stripText(risk, lang)).join(': ')} </span>}
      <span>Answer ready</span>
    </>
  );
}
