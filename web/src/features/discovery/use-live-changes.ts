import type { DiscoveryChanges } from '@careward/contracts/discovery/changes';
import { useStream } from '../../base/http/event-stream.js';
import { useAppDispatch } from '../../base/store.js';
import { discoveryChanged, discoveryOutdated } from './discovery.endpoints.js';

/** Keeps what was loaded up to date from the moment that it is there, while the page is in sight. */
export function useLiveChanges(isLoaded: boolean) {
  const dispatch = useAppDispatch();
  useStream<DiscoveryChanges>({
    path: '/api/discovery/stream',
    of: isLoaded,
    onChanged: (changed) => dispatch(discoveryChanged(changed)),
    onFailure: () => dispatch(discoveryOutdated()),
  });
}
