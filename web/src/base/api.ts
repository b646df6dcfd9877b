import { QUERY } from '@careward/contracts/web/limits';
import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './http/base-query.js';

export const tagTypes = [
  'User',
  'Profile',
  'Recipients',
  'Conversations',
  'Messages',
  'Library',
  'Bookmarks',
  'Assessments',
  'Eligibility',
  'Sessions',
] as const;

/** The client's one RTK Query API; features inject their endpoints. Retries and automatic refetching are off. */
export const api = createApi({
  baseQuery,
  tagTypes,
  keepUnusedDataFor: QUERY.keepUnusedSeconds,
  refetchOnMountOrArgChange: false,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  endpoints: () => ({}),
});
