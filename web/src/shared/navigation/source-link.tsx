import type { Source } from '@careward/contracts/coach/schemas';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { safeReturnTo } from '../../base/session/sign-in-and-out.js';

type Props = {
  source: Pick<Source, 'url' | 'answerId' | 'file'>;
  className?: string;
  label?: string;
  children: ReactNode;
};

/**
 * A library topic opens in this tab, at the question that is meant. A web page or the person's own file opens in a new
 * tab. Anything else is not a link.
 */
export function SourceLink({ source: { url, answerId, file }, className, label, children }: Props) {
  const address = useTopicAddress(url, answerId);
  if (!file && safeReturnTo(url))
    return (
      <Link to={address} className={className} aria-label={label}>
        {children}
      </Link>
    );
  const page = file ?? (/^https?:\/\//.test(url) ? url : undefined);
  if (page !== undefined)
    return (
      <a href={page} target="_blank" rel="noopener noreferrer" className={className} aria-label={label}>
        {children}
      </a>
    );
  return <span className={className}>{children}</span>;
}

/** The address of a library topic, or of a question of it, that leads back to this page: `?returnTo=`. */
function useTopicAddress(url: string, answerId: string | undefined): string {
  const { pathname, search } = useLocation();
  const [topic, question] = url.split('#');
  const named = answerId ?? question;
  return `${topic}?returnTo=${encodeURIComponent(pathname + search)}${named ? `#${named}` : ''}`;
}
