import { z } from 'zod';
import { login } from './login.js';
import { checkVerification, completeSignUp, sendVerification, verificationChecked } from './sign-up.js';
import { deletedAccount, endedSession, startedSession, user } from './user.js';
import { defineRoute } from '../kernel/route.js';

const guessing = { points: 60, seconds: 60, by: 'address' } as const;

export const identityRoutes = {
  currentUser: defineRoute({
    method: 'GET',
    path: '/api/auth/user',
    service: 'identity',
    access: 'user',
    summary: 'Who is signed in',
    answers: { 200: user },
  }),
  sendVerification: defineRoute({
    method: 'POST',
    path: '/api/auth/send-verification',
    service: 'identity',
    access: 'public',
    summary: 'Ask for a verification mail; the answer is the same for known and unknown addresses',
    body: sendVerification,
    answers: { 200: z.object({ success: z.literal(true) }) },
    rate: guessing,
  }),
  checkVerification: defineRoute({
    method: 'POST',
    path: '/api/auth/check-verification',
    service: 'identity',
    access: 'public',
    summary: 'Ask whether a verification link still holds; consumes nothing',
    body: checkVerification,
    answers: { 200: verificationChecked },
    rate: guessing,
  }),
  completeSignUp: defineRoute({
    method: 'POST',
    path: '/api/auth/complete-signup',
    service: 'identity',
    access: 'public',
    summary: 'Create the account and sign in',
    body: completeSignUp,
    answers: { 201: startedSession },
    session: 'starts',
    rate: guessing,
  }),
  login: defineRoute({
    method: 'POST',
    path: '/api/auth/login',
    service: 'identity',
    access: 'public',
    summary: 'Sign in',
    body: login,
    answers: { 200: startedSession },
    problems: [401],
    session: 'starts',
    rate: guessing,
  }),
  logout: defineRoute({
    method: 'POST',
    path: '/api/auth/logout',
    service: 'identity',
    access: 'public',
    summary: 'Sign out: ends bearer and cookie',
    answers: { 200: endedSession },
    session: 'ends',
  }),
  deleteAccount: defineRoute({
    method: 'DELETE',
    path: '/api/auth/account',
    service: 'identity',
    access: 'user',
    summary: 'Delete the account for good; ends every session of it',
    answers: { 200: deletedAccount },
    session: 'ends',
  }),
  loginPage: defineRoute({
    method: 'GET',
    path: '/api/login',
    service: 'identity',
    access: 'public',
    summary: 'Browser navigation to the login page',
    answers: {},
    redirect: true,
  }),
  logoutPage: defineRoute({
    method: 'GET',
    path: '/api/logout',
    service: 'identity',
    access: 'public',
    summary: 'Browser navigation that signs out and goes to /',
    answers: {},
    redirect: true,
    session: 'ends',
  }),
};
