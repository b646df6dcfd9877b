import { createContext, useContext } from 'react';

/** Set where tooltip.tsx shows the names of icon-only controls; elsewhere the browser does, as their title. */
export const OwnTooltips = createContext(false);

/** The attributes that name an icon-only control, to screen readers and to those who point at it. */
export function useIconName(name: string) {
  const hasOwn = useContext(OwnTooltips);
  return { 'aria-label': name, ...(hasOwn ? { 'data-tooltip': true } : { title: name }) };
}
