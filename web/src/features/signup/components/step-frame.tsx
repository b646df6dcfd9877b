import type { ComponentProps } from 'react';
import { useWords } from '../../../base/language/use-language.js';
import { WizardStep } from '../../../ui/wizard/wizard-step.js';
import type { SignUp } from '../hooks/use-sign-up.js';
import type { VerificationLink } from '../hooks/use-verification-link.js';
import { STEPS_SHOWN } from '../sign-up-step.js';
import { words } from '../words.js';

export type StepProps = { signUp: SignUp; link: VerificationLink };

type Props = Omit<ComponentProps<typeof WizardStep>, 'steps' | 'progressLabel'>;

export function StepFrame(props: Props) {
  const { progress } = useWords(words);
  return <WizardStep steps={STEPS_SHOWN} progressLabel={progress} {...props} />;
}
