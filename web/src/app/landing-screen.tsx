import { LandingPage } from '../features/landing/landing-page.js';
import { useWords } from '../base/language/use-language.js';
import { ButtonLink } from '../ui/button.js';
import { LanguageSwitch } from '../ui/language-switch.js';
import { PublicLayout } from './layouts/public-layout.js';
import { words } from './words.js';

/** What a page that needs an account shows without one. */
export function LandingScreen() {
  const { signIn } = useWords(words);
  return (
    <PublicLayout
      action={
        <>
          <LanguageSwitch />
          <ButtonLink to="/login" look="quiet">
            {signIn}
          </ButtonLink>
        </>
      }
    >
      <LandingPage />
    </PublicLayout>
  );
}
