import { type LinearModel, scoresOf } from './linear-model.domain.js';

/** The class of what shows an emergency or a crisis. */
export const DANGER = 'danger';

/** How a later message is read: what leaves out what both know follows the caregiver's message before it. */
export const readAfter = (text: string, before: string | undefined): string =>
  before === undefined ? text : `${before}\n${text}`;

/** How far what is read lies on the side of danger: above 0 is its side. */
export const dangerIn = (model: LinearModel, read: string): number =>
  scoresOf(model, read, null)[model.classes.indexOf(DANGER)] ?? 0;
