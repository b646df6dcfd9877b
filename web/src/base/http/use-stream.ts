import { useEffect, useEffectEvent } from 'react';
import { useLanguage } from '../language/use-language.js';
import { useAppSelector } from '../store.js';
import { useVisible } from '../use-visible.js';
import { followStream, type Following } from './follow-stream.js';

type Stream<Changed> = Pick<Following<Changed>, 'path' | 'onChanged' | 'onFailure'> & {
  /** Falsy: nobody is to be told. Another value opens the stream again. */
  of: string | boolean | undefined;
};

/**
 * Follows a stream while the page is in sight. The session's end cuts it, so it is closed while this page waits for the
 * response to a call that ends the session: that call says what happened.
 */
export function useStream<Changed>({ path, of, ...on }: Stream<Changed>) {
  const language = useLanguage();
  const isVisible = useVisible();
  const isEnding = useAppSelector((state) => state.session.isEnding);
  const isOpen = Boolean(of) && isVisible && !isEnding;
  const onChanged = useEffectEvent(on.onChanged);
  const onFailure = useEffectEvent(on.onFailure);

  useEffect(() => {
    if (!isOpen) return;
    const over = new AbortController();
    void followStream<Changed>({
      path,
      signal: over.signal,
      language,
      onChanged: (changed) => onChanged(changed),
      onFailure: () => onFailure(),
    });
    return () => over.abort();
  }, [path, of, isOpen, language]);
}
