import type { Risk } from '@careward/contracts/coach/message';
import { useEffect } from 'react';
import { useLanguage } from '../../../base/language/use-language.js';
import { useAppDispatch } from '../../../base/store.js';
import { SafetyCard } from '../../../shared/safety-card/safety-card.js';
import { toastsHeld } from '../../../shared/toast/toast.slice.js';
import { ButtonLink } from '../../../ui/button.js';
import { PageTitle } from '../../../ui/page-title.js';
import { resultAddress } from '../addresses.js';
import { words } from './words.js';

/** The safety card for what a comment says, alone, before the result. */
export function HelpFirst({ id, risk }: { id: string; risk: Risk }) {
  const language = useLanguage();
  const says = words[language];
  const dispatch = useAppDispatch();

  useEffect(() => {
    dispatch(toastsHeld(true));
    return () => void dispatch(toastsHeld(false));
  }, [dispatch]);

  return (
    <>
      <PageTitle>{says.first}</PageTitle>
      <SafetyCard risk={risk} message={{ lang: language, sources: [] }} />
      <ButtonLink to={resultAddress(id)} look="quiet">
        {says.seeResult}
      </ButtonLink>
      <ButtonLink to="/ai-coach" look="plain">
        {says.writeToCoach}
      </ButtonLink>
    </>
  );
}
