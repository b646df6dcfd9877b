import { z } from 'zod';
import { conversation, titleConversation } from './conversation.js';
import { feedbackGiven, giveFeedback } from './feedback.js';
import { exchange, message, sendMessage } from './message.js';
import { questionCounts } from './question-counts.js';
import { BODY, DEADLINE, PAGE } from '../kernel/limits.js';
import { defineRoute } from '../kernel/route.js';

const deleted = z.object({ success: z.literal(true) });

export const coachRoutes = {
  conversations: defineRoute({
    method: 'GET',
    path: '/api/chat/conversations',
    service: 'coach',
    access: 'user',
    summary: "The caregiver's conversations, newest first",
    page: { max: PAGE.conversations },
    answers: { 200: z.array(conversation) },
    problems: [404],
  }),
  createConversation: defineRoute({
    method: 'POST',
    path: '/api/chat/conversations',
    service: 'coach',
    access: 'user',
    summary: 'Start a conversation',
    body: titleConversation,
    idempotencyKey: true,
    answers: { 200: conversation, 201: conversation },
    problems: [409, 410],
  }),
  renameConversation: defineRoute({
    method: 'PUT',
    path: '/api/chat/conversations/:id',
    service: 'coach',
    access: 'user',
    summary: 'Rename a conversation',
    body: titleConversation,
    answers: { 200: conversation },
    problems: [410],
  }),
  deleteConversation: defineRoute({
    method: 'DELETE',
    path: '/api/chat/conversations/:id',
    service: 'coach',
    access: 'user',
    summary: 'Delete a conversation with its messages',
    answers: { 200: deleted },
  }),
  messages: defineRoute({
    method: 'GET',
    path: '/api/chat/conversations/:id/messages',
    service: 'coach',
    access: 'user',
    summary: 'The messages of a conversation, oldest first',
    page: { max: PAGE.messages },
    answers: { 200: z.array(message) },
  }),
  sendMessage: defineRoute({
    method: 'POST',
    path: '/api/chat/conversations/:id/messages',
    service: 'coach',
    access: 'user',
    summary: 'Ask the coach',
    body: sendMessage,
    idempotencyKey: true,
    answers: { 200: exchange, 201: exchange },
    problems: [410, 422],
    bodyLimit: BODY.message,
    deadline: DEADLINE.coach.gateway,
    rate: { points: 30, seconds: 60, by: 'user' },
  }),
  giveFeedback: defineRoute({
    method: 'POST',
    path: '/api/chat/feedback',
    service: 'coach',
    access: 'user',
    summary: 'Say whether an answer helped, and why; it replaces what was said before',
    body: giveFeedback,
    answers: { 200: feedbackGiven },
    problems: [404, 410],
    rate: { points: 30, seconds: 60, by: 'user' },
  }),
  questionCounts: defineRoute({
    method: 'GET',
    path: '/api/admin/coach-counts',
    service: 'coach',
    access: 'super_admin',
    summary: 'Topics that nobody finds and questions that nobody answers, without any text',
    answers: { 200: questionCounts },
  }),
};
