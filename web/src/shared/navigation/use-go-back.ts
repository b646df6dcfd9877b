import { useLocation, useNavigate } from 'react-router-dom';

/** One page back; a page that was opened directly has none, so it goes to /. */
export function useGoBack() {
  const navigate = useNavigate();
  const isFirstPage = useLocation().key === 'default';
  return () => void (isFirstPage ? navigate('/') : navigate(-1));
}
