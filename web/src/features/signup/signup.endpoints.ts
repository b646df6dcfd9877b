import type {
  checkVerification,
  CompleteSignUp,
  SendVerification,
  StartedSession,
  verificationChecked,
} from '@careward/contracts/identity/schemas';
import type { z } from 'zod';
import { api } from '../../base/api.js';

export const { useSendVerificationMutation, useCheckVerificationMutation, useCompleteSignUpMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      sendVerification: build.mutation<unknown, SendVerification>({
        query: (body) => ({ method: 'POST', path: ['/api/auth/send-verification'], body }),
      }),
      checkVerification: build.mutation<
        z.infer<typeof verificationChecked>,
        z.infer<typeof checkVerification>
      >({
        query: (body) => ({ method: 'POST', path: ['/api/auth/check-verification'], body }),
      }),
      completeSignUp: build.mutation<StartedSession, CompleteSignUp>({
        query: (body) => ({ method: 'POST', path: ['/api/auth/complete-signup'], body }),
      }),
    }),
  });
