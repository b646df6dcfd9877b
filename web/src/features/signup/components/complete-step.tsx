import { SIGNUP_DONE_SHOWN } from '@careward/contracts/web/limits';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { config } from '../../../base/config.js';
import { useWords } from '../../../base/language/use-language.js';
import { ButtonLink } from '../../../ui/button.js';
import { words } from '../words.js';
import { StepFrame } from './step-frame.js';

export function CompleteStep() {
  const says = useWords(words);
  const navigate = useNavigate();

  useEffect(() => {
    const timer = window.setTimeout(() => void navigate('/', { replace: true }), SIGNUP_DONE_SHOWN);
    return () => window.clearTimeout(timer);
  }, [navigate]);

  return (
    <StepFrame step={6} title={says.completeTitle} lead={says.completeLead(config.brandName)}>
      <ButtonLink to="/login">{says.signInNow}</ButtonLink>
    </StepFrame>
  );
}
