import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
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

/** Takes the key of the location that is shown now; true once any but the one that the browser loaded has been shown. */
type Arrive = (key: string) => boolean;
const ArriveContext = createContext<Arrive>(() => false);

/** Stands around all pages, so that each of their titles can ask whether it came with a navigation. */
export function PageArrivals({ children }: { children: ReactNode }) {
  const loadedKey = useRef<string>(undefined);
  const hasNavigated = useRef(false);
  const arrive = useCallback<Arrive>((key) => {
    loadedKey.current ??= key;
    hasNavigated.current ||= key !== loadedKey.current;
    return hasNavigated.current;
  }, []);
  return <ArriveContext value={arrive}>{children}</ArriveContext>;
}

/**
 * After a navigation, Back included, the heading takes the focus, so that screen readers announce the new page. The page
 * that the browser loaded has the focus where it belongs.
 */
function useFocusOnArrival(heading: RefObject<HTMLElement | null>) {
  const { key } = useLocation();
  const arriveAt = use(ArriveContext);
  const arrive = useEffectEvent(() => {
    if (arriveAt(key)) heading.current?.focus({ preventScroll: true });
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
