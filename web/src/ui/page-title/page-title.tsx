import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useDocumentTitle } from './use-document-title.js';
import { useFocusOnArrival } from './use-focus-on-arrival.js';
import { useScrollToTop } from './use-scroll-to-top.js';

type Props = {
  children: ReactNode;
  /** The tab's title, where the heading is not plain text. */
  title?: string;
  className?: string;
};

/** A page's h1. */
export function PageTitle({ children, title, className }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(title ?? (typeof children === 'string' ? children : undefined));
  useFocusOnArrival(heading);
  useScrollToTop();

  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
