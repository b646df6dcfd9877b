import { VisuallyHidden } from '../../../shared/ui/visually-hidden.js';
import type { Asked } from '../coach.endpoints.js';
import { useElapsed } from './use-elapsed.js';
import { announcedText } from './waiting-text.js';

type Props = {
  asked: Asked | null | undefined;
  /** The last message is a safety card, which announces itself. */
  isCard: boolean;
};

/** The page's only polite live region; the message log is not one. */
export function Announcer({ asked, isCard }: Props) {
  const elapsed = useElapsed(asked?.state === 'sending' ? asked.at : undefined);
  const answered = asked?.state === 'answered' && !isCard ? 'Answer ready' : '';
  return (
    <VisuallyHidden role="status">{elapsed === undefined ? answered : announcedText(elapsed)}</VisuallyHidden>
  );
}
