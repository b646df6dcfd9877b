import { useLocation, useNavigate } from 'react-router-dom';

/** One page back where that is a page of ours; a page that was opened from elsewhere leads to /. */
export function useGoBack() {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => void (hasPageBefore(key) ? navigate(-1) : navigate('/'));
}

/** The browser knows it even after a full load. One that cannot tell leaves it to the router, which then starts anew. */
const hasPageBefore = (key: string) =>
  'navigation' in window ? window.navigation.canGoBack : key !== 'default';
