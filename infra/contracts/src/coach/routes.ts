import { z } from 'zod';
import { conversation, titleConversation } from './conversation.js';
import { exchange, message, sendMessage } from './message.js';
import { BODY, DEADLINE } from '../kernel/limits.js';
import { defineRoute } from '../kernel/route.js';

const deleted = z.object({ success: z.literal(true) });

export const coachRoutes = {
  conversations: defineRoute({
    method: 'GET',
    path: '/api/chat/conversations',
    service: 'coach',
    access: 'user',
    summary: "One's conversations, newest first",
    answers: { 200: z.array(conversation) },
  }),
  createConversation: defineRoute({
    method: 'POST',
    path: '/api/chat/conversations',
    service: 'coach',
    access: 'user',
    summary: 'Start a conversation; an Idempotency-Key makes it once',
    body: titleConversation,
    answers: { 200: conversation, 201: conversation },
  }),
  renameConversation: defineRoute({
    method: 'PUT',
    path: '/api/chat/conversations/:id',
    service: 'coach',
    access: 'user',
    summary: 'Rename a conversation',
    body: titleConversation,
    answers: { 200: conversation },
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
    answers: { 200: z.array(message) },
  }),
  sendMessage: defineRoute({
    method: 'POST',
    path: '/api/chat/conversations/:id/messages',
    service: 'coach',
    access: 'user',
    summary: 'Ask the coach; an Idempotency-Key makes it one exchange however often it is sent',
    body: sendMessage,
    answers: { 200: exchange, 201: exchange },
    bodyLimit: BODY.message,
    deadline: DEADLINE.coach.gateway,
    rate: { points: 30, seconds: 60, by: 'user' },
  }),
};
