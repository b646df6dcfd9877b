import type { Source } from '@careward/contracts/coach/schemas';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { safeReturnTo } from '../../base/return-to.js';

type Props = { source: Pick<Source, 'url'>; className?: string; label?: string; children: ReactNode };

/** A library topic opens in this tab, a web page in a new one; anything else is not a link. */
export function SourceLink({ source: { url }, className, label, children }: Props) {
  const address = useTopicAddress(url);
  if (safeReturnTo(url))
    return (
      <Link to={address} className={className} aria-label={label}>
        {children}
      </Link>
    );
  if (/^https?:\/\//.test(url))
    return (
      <a href={url} target="_blank" rel="noopener noreferrer" className={className} aria-label={label}>
        {children}
      </a>
    );
  return <span className={className}>{children}</span>;
}

/** The address of a library topic that leads back to this page: `?returnTo=`. */
function useTopicAddress(topic: string): string {
  const { pathname, search } = useLocation();
  return `${topic}?returnTo=${encodeURIComponent(pathname + search)}`;
}
