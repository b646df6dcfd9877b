import { QUERY } from '@careward/contracts/web/limits';
import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './http/base-query.js';

export const tagTypes = ['User', 'Profile', 'Recipients', 'Conversations', 'Messages', 'Library'] as const;

/** The one API of the client; features inject their endpoints. Nothing is polled, retried or refetched by itself. */
export const api = createApi({
  baseQuery,
  tagTypes,
  keepUnusedDataFor: QUERY.keepUnusedSeconds,
  refetchOnMountOrArgChange: false,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  endpoints: () => ({}),
});
