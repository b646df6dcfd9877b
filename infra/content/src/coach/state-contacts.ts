import type { Place } from '../care-profile/state-names.js';
import { complaints } from './state-contacts/complaints.js';
import { ombudsman } from './state-contacts/ombudsman.js';
import { protection } from './state-contacts/protection.js';

/** A public body in a state; its name has no translation. */
export type StateContact = { name: string; phone: string; url: string };
/** A place that is missing has none that was found. */
export type StateContacts = Readonly<Partial<Record<Place, StateContact>>>;

/** As public pages said until 2026-11-28; nobody called the numbers. */
export const stateContacts = { protection, ombudsman, complaints };
export type StateContactKind = keyof typeof stateContacts;
