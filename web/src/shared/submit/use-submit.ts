import { useState } from 'react';
import { sentenceOf } from '../../base/language/sentences.js';
import { useLanguage } from '../../base/language/use-language.js';
import { useAppDispatch } from '../../base/store.js';
import { showToast, type ToastContent } from '../toast/toast.slice.js';

/** The error of the call that failed; nothing when all succeeded. */
type Outcome = { error?: unknown };

/** Runs what a person submits: pending meanwhile, and a toast says when it failed. */
export function useSubmit(failure: (error: unknown) => ToastContent) {
  const [state, setState] = useState<'ready' | 'pending' | 'done' | 'failed'>('ready');
  const dispatch = useAppDispatch();

  /** True when it succeeded. */
  async function submit(work: () => Promise<Outcome>): Promise<boolean> {
    setState('pending');
    const { error } = await work();
    setState(error ? 'failed' : 'done');
    if (error) dispatch(showToast({ ...failure(error), destructive: true }));
    return !error;
  }

  return { submit, state, isPending: state === 'pending' };
}

/** The toast of a failed call: the server's sentence, where it sent one for the person, else our own. */
export function useFailureToast({ title, description }: { title: string; description: string }) {
  const language = useLanguage();
  return (error: unknown) => ({ title, description: sentenceOf(error, language) ?? description });
}
