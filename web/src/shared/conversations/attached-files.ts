import type { Paper } from '@careward/contracts/coach/papers';
import type { UploadedFile } from '@careward/contracts/coach/schemas';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { api } from '../../base/api.js';
import { draftsNamed, draftStore } from '../../base/drafts.js';
import { isMarkedLoggedOut } from '../../base/session/session-storage.js';
import { type AppDispatch, type AppState, reducer } from '../../base/store.js';
import type { Composer } from './unsent-questions.js';

/** A file beside the text of a composer. */
export type AttachedFile = {
  key: string;
  name: string;
  type: string;
  size: number;
  /** How much of it has been sent, from 0 to 1; absent while others are sent before it. */
  sent?: number;
  /** Once it is attached. */
  uploaded?: Pick<UploadedFile, 'id' | 'path' | 'status' | 'reason'> & Partial<Pick<UploadedFile, 'missing'>>;
  /** Why it could not be. */
  failure?: { sentence: string; canTryAgain: boolean };
};

type ByConversation = Record<string, AttachedFile[]>;
const initialState: ByConversation = {};

/** As `asked`: it survives leaving the page, and ends with the session. */
const attachedSlice = createSlice({
  name: 'attached',
  initialState,
  reducers: {
    filesAre: (all, { payload }: PayloadAction<{ conversationId: string; files: AttachedFile[] }>) => {
      all[payload.conversationId] = payload.files;
    },
    fileChanged: (
      all,
      { payload: { key, ...change } }: PayloadAction<Partial<AttachedFile> & { key: string }>,
    ) => {
      const file = Object.values(all)
        .flat()
        .find((each) => each.key === key);
      if (file) Object.assign(file, change);
    },
  },
  extraReducers: (build) => build.addCase(api.util.resetApiState, () => initialState),
  selectors: {
    allAttached: (all) => all,
    attachedIn: (all, conversationId: string): AttachedFile[] | undefined => all[conversationId],
  },
});

declare module '../../base/store.js' {
  interface InjectedSlices {
    attached: ByConversation;
  }
}

const { filesAre } = attachedSlice.actions;
export const { fileChanged } = attachedSlice.actions;
export const { allAttached, attachedIn } = attachedSlice.injectInto(reducer).selectors;

const NAME = 'coachFiles:';

/** What has been uploaded outlives a reload, as the text does. */
const keptIn = (conversationId: string) =>
  draftStore<{ files: AttachedFile[] }>(`${NAME}${conversationId}`, { files: 'object' });

function readKept({ userId, conversationId }: Composer): AttachedFile[] {
  const { files } = keptIn(conversationId).read(userId);
  return Array.isArray(files) ? files : [];
}

export const keepAttached =
  ({ userId, conversationId }: Composer) =>
  (_dispatch: AppDispatch, getState: () => AppState) => {
    if (isMarkedLoggedOut()) return;
    const files = (attachedIn(getState(), conversationId) ?? []).filter(({ uploaded }) => uploaded);
    const kept = keptIn(conversationId);
    if (files.length === 0) kept.forget(userId);
    else kept.keep(userId, { files });
  };

/** Brings back what was attached before a reload. */
export const findAttached = (composer: Composer) => (dispatch: AppDispatch, getState: () => AppState) => {
  const { conversationId } = composer;
  if (attachedIn(getState(), conversationId)) return;
  const files = readKept(composer);
  if (files.length > 0) dispatch(filesAre({ conversationId, files }));
};

export const attachedChange =
  (composer: Composer, changed: (files: AttachedFile[]) => AttachedFile[]) =>
  (dispatch: AppDispatch, getState: () => AppState) => {
    const { conversationId } = composer;
    dispatch(filesAre({ conversationId, files: changed(attachedIn(getState(), conversationId) ?? []) }));
    dispatch(keepAttached(composer));
  };

type InComposer = { composer: Composer; file: AttachedFile };

/** Where in this tab a stored file stands beside an unsent text; null where it does not. */
export function whereAttached(userId: string, fileId: string): InComposer | null {
  for (const conversationId of draftsNamed(userId, NAME)) {
    const composer = { userId, conversationId };
    const file = readKept(composer).find(({ uploaded }) => uploaded?.id === fileId);
    if (file) return { composer, file };
  }
  return null;
}

/** Puts a stored file beside the text of a composer, under this name; where it stands there, it gets the name. */
export const attachPaper = (composer: Composer, paper: Paper, name: string) => (dispatch: AppDispatch) => {
  const { id: key, type, size } = paper;
  const { path, status, reason, missing } = paper;
  const attached = { key, name, type, size, uploaded: { id: key, path, status, reason, missing } };
  dispatch(findAttached(composer));
  dispatch(
    attachedChange(composer, (files) =>
      files.some((file) => isOf(file, key))
        ? files.map((file) => (isOf(file, key) ? { ...file, name } : file))
        : [...files, attached],
    ),
  );
};

/** Takes a file that is no longer there from beside the text. */
export const detachPaper = (composer: Composer, fileId: string) => (dispatch: AppDispatch) => {
  dispatch(findAttached(composer));
  dispatch(attachedChange(composer, (files) => files.filter((file) => !isOf(file, fileId))));
};

const isOf = ({ uploaded }: AttachedFile, fileId: string) => uploaded?.id === fileId;
