import type { Recipient, SaveRecipient } from '@careward/contracts/care-profile/schemas';
import type { Language } from '@careward/contracts/kernel/languages';
import { useSyncExternalStore } from 'react';
import { api } from '../../base/api.js';
import { onChangedElsewhere } from '../../base/on-changed-elsewhere.js';
import { CHOSEN_RECIPIENT } from '../../base/session/session-storage.js';
import { currentUserId } from '../../base/session/session.js';
import { useAppSelector } from '../../base/store.js';
import { readableName } from './first-name.js';

const recipientsEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** null when nobody is signed in. */
    recipients: build.query<Recipient[] | null, void>({
      query: () => ['/api/recipients'],
      providesTags: ['Recipients'],
    }),
    // Read again also after a failure: they may have been removed in another tab.
    saveRecipient: build.mutation<Recipient, SaveRecipient>({
      query: (body) => ({ method: 'POST', path: ['/api/recipients'], body }),
      invalidatesTags: ['Recipients'],
    }),
    /** Answers those who are left. */
    removeRecipient: build.mutation<Recipient[], string>({
      query: (id) => ({ method: 'DELETE', path: ['/api/recipients', id] }),
      invalidatesTags: ['Recipients'],
    }),
  }),
});

export const { useRecipientsQuery, useSaveRecipientMutation, useRemoveRecipientMutation } =
  recipientsEndpoints;

const listeners = new Set<() => void>();

function subscribe(changed: () => void) {
  listeners.add(changed);
  const forget = onChangedElsewhere(CHOSEN_RECIPIENT, changed);
  return () => {
    listeners.delete(changed);
    forget();
  };
}

const readChosen = () => localStorage.getItem(CHOSEN_RECIPIENT);
const nobody = () => null;

/** The account is part of it: another one's choice in this browser says nothing. */
const choiceOf = (userId: string, recipientId: string) => `${userId}:${recipientId}`;

/**
 * Whom the screens are about: the one whom this account chose in this browser, else the first. `recipient` is undefined
 * while the list is not known or empty.
 */
export function useChosenRecipient() {
  const { data, isLoading } = useRecipientsQuery();
  const userId = useAppSelector(currentUserId);
  const chosen = useSyncExternalStore(subscribe, readChosen, nobody);
  const recipients = data ?? [];

  function choose(id: string) {
    localStorage.setItem(CHOSEN_RECIPIENT, choiceOf(userId, id));
    for (const changed of listeners) changed();
  }

  return {
    recipient: recipients.find(({ id }) => choiceOf(userId, id) === chosen) ?? recipients[0],
    recipients,
    isLoading,
    /** Not while it is unknown whose choice it is. */
    mayChoose: userId !== '',
    choose,
  };
}

const unnamed = { en: 'Name not available', es: 'Nombre no disponible' };

/** What each is called, in the order of the list. Two that have one name, from before names were kept apart, are numbered. */
export function namesOf(recipients: readonly Pick<Recipient, 'name'>[], language: Language): string[] {
  const names = recipients.map(({ name }) => readableName(name) ?? unnamed[language]);
  return names.map((name, index) => {
    if (names.indexOf(name) === names.lastIndexOf(name)) return name;
    const number = names.slice(0, index + 1).filter((each) => each === name).length;
    return `${name} (${number})`;
  });
}
