import { useEffect, useEffectEvent } from 'react';
import { agreeOnLanguage } from '../../base/language/choose-language.js';
import { LANGUAGE, readLanguage } from '../../base/language/language-choice.js';
import { languageChanged } from '../../base/language/language.slice.js';
import { preferredLanguage } from '../../base/language/preferred-language.js';
import { useLanguage } from '../../base/language/use-language.js';
import { useSession } from '../../base/session/session-provider.js';
import { onChangedElsewhere } from '../../base/on-changed-elsewhere.js';
import { useAppDispatch } from '../../base/store.js';

/**
 * Sets the language of the page for screen readers and browsers, agrees on one with the account, and
 * follows a choice made in another tab.
 */
export function PageLanguage() {
  const language = useLanguage();
  const { user } = useSession();
  const dispatch = useAppDispatch();
  const agree = useEffectEvent(() => user && dispatch(agreeOnLanguage(preferredLanguage(user.locale, []))));

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useEffect(() => {
    if (user?.id) agree();
  }, [user?.id]);
  useEffect(() => onChangedElsewhere(LANGUAGE, () => dispatch(languageChanged(readLanguage()))), [dispatch]);
  return null;
}
