import type { RefObject } from 'react';
import { useHeightProperty } from '../../ui/height-property.js';

/** Keeps toasts above an element at the bottom of the screen, whatever its height (toaster.module.css). */
export const useToastsAbove = (element: RefObject<HTMLElement | null>) =>
  useHeightProperty(element, '--toast-bottom');
