import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { config } from '../base/config.js';

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

/** The tab's title: the page's name, if it has one, and the brand's. */
function useDocumentTitle(name: string | undefined) {
  useEffect(() => {
    document.title = name ? `${name} - ${config.brandName}` : config.brandName;
  }, [name]);
}

/** The key of the location that the browser itself loaded, and whether another has been shown since. */
let loadedKey: string | undefined;
let hasNavigated = false;

/**
 * After a navigation, Back included, the heading takes the focus, so that screen readers announce the new page. The page
 * that the browser loaded has the focus where it belongs.
 */
function useFocusOnArrival(heading: RefObject<HTMLElement | null>) {
  const { key } = useLocation();
  const arrive = useEffectEvent(() => {
    loadedKey ??= key;
    hasNavigated ||= key !== loadedKey;
    if (hasNavigated) heading.current?.focus({ preventScroll: true });
  });
  useEffect(() => arrive(), []);
}

/** A page begins at its top after a navigation; the browser's Back and a reload keep its scroll position. */
function useScrollToTop() {
  const isKept = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    if (!isKept) window.scrollTo(0, 0);
  }, [isKept]);
}
