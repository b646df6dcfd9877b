import { z } from 'zod';
import { bookmarks } from './bookmarks.js';
import { changeProfile, profile, saveProfile } from './profile.js';
import { recipient, saveRecipient } from './recipient.js';
import { defineRoute } from '../kernel/route.js';

export const careProfileRoutes = {
  profile: defineRoute({
    method: 'GET',
    path: '/api/profile',
    service: 'care-profile',
    access: 'user',
    summary: "The caregiver's profile",
    answers: { 200: profile },
  }),
  saveProfile: defineRoute({
    method: 'POST',
    path: '/api/profile',
    service: 'care-profile',
    access: 'user',
    summary: 'Save the profile; absent fields keep their values',
    body: saveProfile,
    answers: { 200: profile },
    problems: [410],
  }),
  changeProfile: defineRoute({
    method: 'PATCH',
    path: '/api/profile',
    service: 'care-profile',
    access: 'user',
    summary: "Choose the care coach's picture",
    body: changeProfile,
    answers: { 200: profile },
    problems: [410],
  }),
  recipients: defineRoute({
    method: 'GET',
    path: '/api/recipients',
    service: 'care-profile',
    access: 'user',
    summary: 'The people the caregiver cares for',
    answers: { 200: z.array(recipient) },
  }),
  saveRecipient: defineRoute({
    method: 'POST',
    path: '/api/recipients',
    service: 'care-profile',
    access: 'user',
    summary: 'Add a care recipient, or update the one with that name',
    body: saveRecipient,
    answers: { 200: recipient, 201: recipient },
    problems: [410],
  }),
  bookmarks: defineRoute({
    method: 'GET',
    path: '/api/bookmarks',
    service: 'care-profile',
    access: 'user',
    summary: 'The library topics that were saved, the latest first',
    answers: { 200: bookmarks },
  }),
  addBookmark: defineRoute({
    method: 'PUT',
    path: '/api/bookmarks/:topicId',
    service: 'care-profile',
    access: 'user',
    summary: 'Save a library topic; the answer is all that are saved',
    answers: { 200: bookmarks },
    problems: [400, 404, 410],
  }),
  removeBookmark: defineRoute({
    method: 'DELETE',
    path: '/api/bookmarks/:topicId',
    service: 'care-profile',
    access: 'user',
    summary: 'Save a library topic no longer; the answer is all that are saved',
    answers: { 200: bookmarks },
    problems: [410],
  }),
};
