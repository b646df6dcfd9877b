import { z } from 'zod';
import { ELIGIBILITY_HEADER } from '../kernel/headers.js';
import { defineRoute } from '../kernel/route.js';
import { eligibilityAnswers, eligibilityResult } from './eligibility-result.js';

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
