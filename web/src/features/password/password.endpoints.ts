import type {
  ChangePassword,
  ForgotPassword,
  PasswordChangedAnswer,
  ResetPassword,
} from '@careward/contracts/identity/schemas';
import { api } from '../../base/api.js';

export const { useForgotPasswordMutation, useResetPasswordMutation, useChangePasswordMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      forgotPassword: build.mutation<unknown, ForgotPassword>({
        query: (body) => ({ method: 'POST', path: ['/api/auth/forgot-password'], body }),
      }),
      resetPassword: build.mutation<PasswordChangedAnswer, ResetPassword>({
        query: (body) => ({ method: 'POST', path: ['/api/auth/reset-password'], body }),
      }),
      changePassword: build.mutation<PasswordChangedAnswer, ChangePassword>({
        query: (body) => ({ method: 'POST', path: ['/api/auth/change-password'], body }),
        invalidatesTags: ['Sessions'],
      }),
    }),
  });
