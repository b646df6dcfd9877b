import { useLocation, useNavigate } from 'react-router-dom';

/** Goes one page back if that is a page of this client, else to /. */
export function useGoBack() {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => void (hasPageBefore(key) ? navigate(-1) : navigate('/'));
}

/** The Navigation API knows this even after a full page load; without it, the router's first page has this key. */
const hasPageBefore = (key: string) =>
  'navigation' in window ? window.navigation.canGoBack : key !== 'default';
