import { configure, getConfig } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

/**
 * Types a text as somebody who is quicker than React renders what may wait: letter by letter, and without `act`, which
 * would render everything between two letters.
 */
export async function typeInto(field: HTMLElement, text: string): Promise<void> {
  const { eventWrapper, asyncWrapper } = getConfig();
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  const { IS_REACT_ACT_ENVIRONMENT } = environment;
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  configure({ eventWrapper: (dispatch) => dispatch(), asyncWrapper: (work) => work() });
  try {
    await userEvent.type(field, text, { delay: null });
  } finally {
    configure({ eventWrapper, asyncWrapper });
    environment.IS_REACT_ACT_ENVIRONMENT = IS_REACT_ACT_ENVIRONMENT;
  }
}
