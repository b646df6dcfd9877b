import type { Risk } from '@careward/contracts/coach/message';
import { useLanguage } from '../../../base/language/use-language.js';
import { SafetyCard } from '../../../shared/safety-card/safety-card.js';
import { ButtonLink } from '../../../ui/button.js';
import { PageTitle } from '../../../ui/page-title/page-title.js';
import { resultAddress } from '../addresses.js';
import { words } from './words.js';

/** The safety card for what a comment says, alone, before the result. */
export function HelpFirst({ id, risk }: { id: string; risk: Risk }) {
  const language = useLanguage();
  const says = words[language];
  return (
    <>
      <PageTitle>{says.first}</PageTitle>
      <SafetyCard risk={risk} message={{ lang: language, sources: [] }} />
      <ButtonLink to={resultAddress(id)} look="quiet">
        {says.seeResult}
      </ButtonLink>
    </>
  );
}
