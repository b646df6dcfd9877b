import type { Language } from '@careward/contracts/kernel/languages';
import { languageNames } from '../base/language/language-choice.js';
import { chooseLanguage, useLanguage } from '../base/language/use-language.js';
import { useSession } from '../base/session/session-provider.js';
import { useAppDispatch } from '../base/store.js';
import { Button } from './button.js';

const others: Record<Language, Language> = { en: 'es', es: 'en' };

/**
 * Changes the language of everything that Careward says, here and in mails; named in the language it leads to. Whoever
 * is signed in has it in Settings.
 */
export function LanguageSwitch() {
  const other = others[useLanguage()];
  const dispatch = useAppDispatch();
  const { state } = useSession();
  if (state === 'authenticated' || state === 'loading') return null;
  return (
    <Button look="plain" lang={other} onClick={() => dispatch(chooseLanguage(other))}>
      {languageNames[other]}
    </Button>
  );
}
