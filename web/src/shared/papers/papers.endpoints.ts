import type { ChangePaper, Paper } from '@careward/contracts/coach/papers';
import { api } from '../../base/api.js';

const FILES = '/api/chat/files';

type Change = ChangePaper & { id: string };

const paperEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** All of a person's files, newest first; null when nobody is signed in. */
    papers: build.query<Paper[] | null, void>({
      query: () => [FILES],
      providesTags: ['Papers'],
    }),
    changePaper: build.mutation<Paper, Change>({
      query: ({ id, ...body }) => ({ method: 'PATCH', path: [FILES, id], body }),
      async onQueryStarted(_change, { dispatch, queryFulfilled }) {
        const changed = await queryFulfilled.catch(() => undefined);
        if (changed) dispatch(showInList(changed.data));
      },
      // Also after a failure: it may have been deleted in another tab.
      invalidatesTags: ['Papers'],
    }),
    deletePaper: build.mutation<unknown, string>({
      query: (id) => ({ method: 'DELETE', path: [FILES, id] }),
      async onQueryStarted(id, { dispatch, queryFulfilled }) {
        const deleted = await queryFulfilled.catch(() => undefined);
        if (deleted) dispatch(removeFromList(id));
      },
      invalidatesTags: ['Papers'],
    }),
  }),
});

const showInList = (changed: Paper) =>
  paperEndpoints.util.updateQueryData('papers', undefined, (list) =>
    list?.map((paper) => (paper.id === changed.id ? changed : paper)),
  );

const removeFromList = (deleted: string) =>
  paperEndpoints.util.updateQueryData('papers', undefined, (list) =>
    list?.filter(({ id }) => id !== deleted),
  );

export const { usePapersQuery, useChangePaperMutation, useDeletePaperMutation } = paperEndpoints;
