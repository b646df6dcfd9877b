import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './http/base-query.js';

/** spec.md 9, library defaults: unused data is kept 300 s; retries are 0, their cap stays written down. */
export const QUERY = { keepUnusedSeconds: 300, retries: 0, retryDelayCap: 30_000 } as const;

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
  'PushDevices',
  'Papers',
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
