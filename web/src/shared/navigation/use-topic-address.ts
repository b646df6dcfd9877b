import { useLocation } from 'react-router-dom';

/** The address of a library topic that leads back to this page: `?returnTo=`. */
export function useTopicAddress(topic: string): string {
  const { pathname, search } = useLocation();
  return `${topic}?returnTo=${encodeURIComponent(pathname + search)}`;
}
