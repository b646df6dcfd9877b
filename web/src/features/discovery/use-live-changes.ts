import type { DiscoveryChanges } from '@careward/contracts/discovery/changes';
import { useEffect, useEffectEvent } from 'react';
import { followStream } from '../../base/http/follow-stream.js';
import { useLanguage } from '../../base/language/use-language.js';
import { useAppDispatch } from '../../base/store.js';
import { useVisible } from '../../base/use-visible.js';
import { discoveryChanged, discoveryOutdated } from './discovery.endpoints.js';

/** Keeps what was loaded up to date from the moment that it is there, while the page is in sight. */
export function useLiveChanges(isLoaded: boolean) {
  const language = useLanguage();
  const isVisible = useVisible();
  const dispatch = useAppDispatch();

  const onChanged = useEffectEvent((changed: DiscoveryChanges) => dispatch(discoveryChanged(changed)));
  const onFailure = useEffectEvent(() => dispatch(discoveryOutdated()));

  useEffect(() => {
    if (!isLoaded || !isVisible) return;
    const over = new AbortController();
    void followStream<DiscoveryChanges>({
      path: '/api/discovery/stream',
      signal: over.signal,
      language,
      onChanged: (changed) => onChanged(changed),
      onFailure: () => onFailure(),
    });
    return () => over.abort();
  }, [isLoaded, isVisible, language]);
}
