import { z } from 'zod';
import { ELIGIBILITY_HEADER } from '../kernel/http.js';
import { PAGE } from '../kernel/limits.js';
import { defineRoute } from '../kernel/route.js';
import { defineInternalCall } from '../kernel/service.js';
import { burdenLevelIds } from './burden.js';
import {
  assessment,
  eligibilityAnswers,
  eligibilityResult,
  submitAssessment,
  submittedAssessment,
} from './schemas.js';

export const burdenRoutes = {
  assessments: defineRoute({
    method: 'GET',
    path: '/api/assessments',
    service: 'assessment',
    access: 'user',
    summary: "The caregiver's assessments, newest first",
    page: { max: PAGE.others },
    answers: { 200: z.array(assessment) },
  }),
  submitAssessment: defineRoute({
    method: 'POST',
    path: '/api/assessments',
    service: 'assessment',
    access: 'user',
    summary: 'Save the answers to the ten burden questions; the score is computed from them',
    body: submitAssessment,
    idempotencyKey: true,
    answers: { 200: submittedAssessment, 201: submittedAssessment },
    problems: [410, 422],
    rate: { points: 30, seconds: 60, by: 'user' },
  }),
};

export const eligibilityRoutes = {
  eligibility: defineRoute({
    method: 'GET',
    path: '/api/eligibility',
    service: 'assessment',
    access: 'user',
    feature: 'eligibility',
    summary: 'The latest result of each program that was checked',
    headers: [ELIGIBILITY_HEADER],
    answers: { 200: z.array(eligibilityResult) },
  }),
  checkEligibility: defineRoute({
    method: 'POST',
    path: '/api/eligibility',
    service: 'assessment',
    access: 'user',
    feature: 'eligibility',
    summary: 'Compute a result from six answers, and keep it as the latest of its program',
    body: eligibilityAnswers,
    answers: { 201: eligibilityResult },
    problems: [410],
  }),
};

/** The level of one assessment. 404 when the person was erased, or it cannot be opened. */
export const burdenLevel = defineInternalCall({
  service: 'assessment',
  method: 'GET',
  path: '/internal/burden-levels/:userId/:assessmentId',
  callers: ['notifications'],
  answer: z.object({ level: z.enum(burdenLevelIds) }),
});
