import type { ComponentProps } from 'react';
import { WizardStep } from '../../../ui/wizard/wizard-step.js';
import type { SignUp } from '../hooks/use-sign-up.js';
import type { VerificationLink } from '../hooks/use-verification-link.js';
import { STEPS_SHOWN } from '../sign-up-step.js';

export type StepProps = { signUp: SignUp; link: VerificationLink };

type Props = Omit<ComponentProps<typeof WizardStep>, 'steps' | 'progressLabel'>;

export const StepFrame = (props: Props) => (
  <WizardStep steps={STEPS_SHOWN} progressLabel="Sign-up progress" {...props} />
);
