import { SIGNUP_DONE_SHOWN } from '@careward/contracts/web/limits';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { config } from '../../../base/config.js';
import { ButtonLink } from '../../../ui/button.js';
import { StepFrame } from './step-frame.js';

export function CompleteStep() {
  const navigate = useNavigate();

  useEffect(() => {
    const timer = window.setTimeout(() => void navigate('/', { replace: true }), SIGNUP_DONE_SHOWN);
    return () => window.clearTimeout(timer);
  }, [navigate]);

  return (
    <StepFrame
      step={6}
      title="Your account is ready"
      lead={`Welcome to ${config.brandName}. We take you to your home page in a moment.`}
    >
      <ButtonLink to="/login">Sign In Now</ButtonLink>
    </StepFrame>
  );
}
