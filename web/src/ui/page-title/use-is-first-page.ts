import { useLocation } from 'react-router-dom';

/** The page that the browser itself loaded: it already has the focus and the scroll position that belong to it. */
export const useIsFirstPage = () => useLocation().key === 'default';
