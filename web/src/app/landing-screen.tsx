import { LandingPage } from '../features/landing/pages/landing-page.js';
import { ButtonLink } from '../ui/button.js';
import { PublicLayout } from './layouts/public-layout.js';

/** What a page that needs an account shows without one. */
export function LandingScreen() {
  return (
    <PublicLayout
      action={
        <ButtonLink to="/login" look="quiet">
          Sign In
        </ButtonLink>
      }
    >
      <LandingPage />
    </PublicLayout>
  );
}
