import { useEffect, useEffectEvent } from 'react';
import { agreeOnLanguage } from '../../base/language/choose-language.js';
import { LANGUAGE } from '../../base/language/language-choice.js';
import { languageChanged } from '../../base/language/language.slice.js';
import { preferredLanguage } from '../../base/language/preferred-language.js';
import { useLanguage } from '../../base/language/use-language.js';
import { useSession } from '../../base/session/session-provider.js';
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
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === LANGUAGE || key === null)
        dispatch(languageChanged(preferredLanguage(newValue, navigator.languages)));
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [dispatch]);
  return null;
}
