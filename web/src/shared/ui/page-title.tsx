import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { config } from '../../app/config.js';

type Props = {
  children: ReactNode;
  /** The tab's title, where the heading is not plain text. */
  title?: string;
  className?: string;
};

/**
 * A page's h1. After a navigation it takes the focus, so that screen readers announce the new page, and the page
 * scrolls to the top; the browser's Back keeps its scroll position.
 */
export function PageTitle({ children, title, className }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirstPage = useLocation().key === 'default';
  const isBack = useNavigationType() === NavigationType.Pop;
  const name = title ?? (typeof children === 'string' ? children : undefined);

  useEffect(() => {
    if (isFirstPage) return;
    heading.current?.focus({ preventScroll: true });
    if (!isBack) window.scrollTo(0, 0);
  }, [isFirstPage, isBack]);

  useEffect(() => {
    document.title = name ? `${name} - ${config.brandName}` : config.brandName;
  }, [name]);

  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
