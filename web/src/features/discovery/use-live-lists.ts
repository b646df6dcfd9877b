import type { DiscoveryChanges } from '@careward/contracts/discovery/changes';
import { useEffect, useEffectEvent } from 'react';
import { followStream } from '../../base/http/follow-stream.js';
import { useLanguage } from '../../base/language/use-language.js';
import { useAppDispatch } from '../../base/store.js';
import { useVisible } from '../../base/use-visible.js';
import { discoveryChanged, discoveryEndpoints } from './discovery.endpoints.js';

const { sources, jobs } = discoveryEndpoints.endpoints;
const again = { subscribe: false, forceRefetch: true };

/** Keeps both lists up to date from the moment that they are there, while the page is in sight. */
export function useLiveLists(areLoaded: boolean) {
  const language = useLanguage();
  const isVisible = useVisible();
  const dispatch = useAppDispatch();

  const onChanged = useEffectEvent((changed: DiscoveryChanges) => dispatch(discoveryChanged(changed)));
  const onFailure = useEffectEvent(() => {
    void dispatch(sources.initiate(undefined, again));
    void dispatch(jobs.initiate(undefined, again));
  });

  useEffect(() => {
    if (!areLoaded || !isVisible) return;
    const over = new AbortController();
    void followStream<DiscoveryChanges>({
      path: '/api/discovery/stream',
      signal: over.signal,
      language,
      onChanged: (changed) => onChanged(changed),
      onFailure: () => onFailure(),
    });
    return () => over.abort();
  }, [areLoaded, isVisible, language]);
}
