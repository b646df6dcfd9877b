import { configure, getConfig } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

/**
 * Types a text as somebody who is quicker than React renders what may wait: letter by letter, and without `act`, which
 * would render everything between two letters.
 */
export async function typeInto(field: HTMLElement, text: string): Promise<void> {
  const usual = { ...getConfig() };
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  configure({
    eventWrapper: (dispatch: () => unknown) => dispatch(),
    asyncWrapper: <T>(work: () => Promise<T>) => work(),
  });
  try {
    await userEvent.type(field, text, { delay: null });
  } finally {
    configure(usual);
    environment.IS_REACT_ACT_ENVIRONMENT = true;
  }
}
