import { z } from 'zod';
import { PAGE } from '../kernel/limits.js';
import { defineRoute } from '../kernel/route.js';
import { assessment, submitAssessment, submittedAssessment } from './burden.js';

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
