import { useEffect, useEffectEvent } from 'react';
import { agreeOnLanguage } from '../../base/language/choose-language.js';
import { preferredLanguage } from '../../base/language/preferred-language.js';
import { useLanguage } from '../../base/language/use-language.js';
import { useSession } from '../../base/session/session-provider.js';
import { useAppDispatch } from '../../base/store.js';

/** Sets the language of the page for screen readers and browsers, and agrees on one with the account. */
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
  return null;
}
