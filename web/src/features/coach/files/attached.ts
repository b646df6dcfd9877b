import { cleanFileName, fittingName, UPLOAD } from '@careward/contracts/coach/files';
import { nanoid } from '@reduxjs/toolkit';
import type { ApiError } from '../../../base/http/api-error.js';
import { sentenceOf } from '../../../base/language/sentences.js';
import { currentUserId, sessionOver } from '../../../base/session/session.js';
import { isMarkedLoggedOut } from '../../../base/session/session-storage.js';
import type { AppDispatch, AppState } from '../../../base/store.js';
import {
  allAttached,
  attachedChange,
  attachedIn,
  type AttachedFile,
  fileChanged,
  keepAttached,
} from '../../../shared/conversations/attached-files.js';
import type { Composer } from '../../../shared/conversations/unsent-questions.js';
import { showToast } from '../../../shared/toast/toast.slice.js';
import { fileEndpoints } from './file.endpoints.js';
import { refusalOf } from './refusals.js';
import { words } from './words.js';

export const isUploading = ({ uploaded, failure }: AttachedFile) => !uploaded && !failure;

/** spec.md 3: `url|filename`. */
export const attachmentsOf = (files: readonly AttachedFile[]): string[] =>
  files.flatMap(({ uploaded, name }) => (uploaded ? [`${uploaded.path}|${name}`] : []));

/** spec.md 3: an attachment is split at its first bar. */
export function partsOf(attachment: string): { id: string; path: string; name: string } {
  const [path = '', ...name] = attachment.split('|');
  return { id: path.split('/').at(-1) ?? '', path, name: name.join('|') };
}

/** The files of a message, to send them with another one. */
export const attachedBefore = (attachments: readonly string[]): AttachedFile[] =>
  attachments.map((attachment) => {
    const { id, path, name } = partsOf(attachment);
    return { key: id, name, type: '', size: 0, uploaded: { id, path, status: 'ready', reason: null } };
  });

/** The conversation and the file to upload next; nothing while one is being uploaded. */
function nextUpload(state: AppState) {
  const uploads = Object.entries(allAttached(state)).flatMap(([conversationId, files]) =>
    files.filter(isUploading).map(({ key, sent }) => ({ conversationId, key, sent })),
  );
  return uploads.some(({ sent }) => sent !== undefined) ? undefined : uploads[0];
}

/** Takes what is sent out of the composer; what could not be uploaded stays. */
export const takeAttached =
  (composer: Composer, sent: readonly AttachedFile[]) => (dispatch: AppDispatch) => {
    const isSent = ({ key }: AttachedFile) => sent.some((each) => each.key === key);
    for (const { key } of sent) chosen.delete(key);
    if (sent.length > 0) dispatch(attachedChange(composer, (files) => files.filter((file) => !isSent(file))));
  };

/** Puts back what could not be sent; does nothing after a sign-out. */
export const restoreAttached =
  (composer: Composer, files: readonly AttachedFile[]) => (dispatch: AppDispatch) => {
    if (files.length > 0 && !isMarkedLoggedOut())
      dispatch(attachedChange(composer, (since) => [...files, ...since]));
  };

/** What was chosen in this page: its bytes, and what ends its upload. */
const chosen = new Map<string, Omit<ChosenFile, 'key'>>();
export const chosenFile = (key: string) => chosen.get(key)?.file;

/** With the session its upload ends too, and nothing holds its bytes. */
function choose(key: string, file: File) {
  const over = new AbortController();
  chosen.set(key, { file, over });
  const forget = () => {
    over.abort();
    chosen.delete(key);
  };
  sessionOver().addEventListener('abort', forget, { once: true, signal: over.signal });
}

/** Uploads what was chosen, dropped or pasted, at once (spec.md 4, "Chat"). */
export const attach =
  (composer: Composer, files: readonly File[]) => (dispatch: AppDispatch, getState: () => AppState) => {
    const { language } = getState();
    const refuse = (toast: { title: string; description: string }) =>
      dispatch(showToast({ ...toast, destructive: true }));
    for (const file of files) {
      const refusal = refusalOf(file, words[language]);
      const { uploadFailed, tooMany } = words[language];
      if (refusal) refuse(refusal);
      else if ((attachedIn(getState(), composer.conversationId)?.length ?? 0) >= UPLOAD.perMessage)
        refuse({ title: uploadFailed, description: tooMany(UPLOAD.perMessage) });
      else {
        const { name, type, size } = file;
        const key = nanoid();
        choose(key, file);
        dispatch(attachedChange(composer, (all) => [...all, { key, name: cleanFileName(name), type, size }]));
        void dispatch(uploadNext());
      }
    }
  };

export const uploadAgain = (key: string) => (dispatch: AppDispatch) => {
  const file = chosenFile(key);
  if (!file) return;
  choose(key, file);
  dispatch(fileChanged({ key, sent: undefined, failure: undefined }));
  void dispatch(uploadNext());
};

/** One at a time: on a slow line several would take as long, and the first would be there last. */
const uploadNext = () => async (dispatch: AppDispatch, getState: () => AppState) => {
  const { conversationId, key = '' } = nextUpload(getState()) ?? {};
  const { file, over } = chosen.get(key) ?? {};
  if (conversationId === undefined || !file || !over) return;
  dispatch(fileChanged({ key, sent: 0 }));
  await dispatch(uploadNow({ userId: currentUserId(getState()), conversationId }, { key, file, over }));
  void dispatch(uploadNext());
};

type ChosenFile = { key: string; file: File; over: AbortController };

const uploadNow =
  (composer: Composer, { key, file, over }: ChosenFile) =>
  async (dispatch: AppDispatch, getState: () => AppState) => {
    const { language } = getState();
    const answer = await dispatch(putFile(file, key, over.signal));
    // Removed meanwhile, or signed out.
    if (over.signal.aborted || !isAttached(getState(), composer, key)) return void chosen.delete(key);
    const { uploadFailed, uploadSuccessful, attached, notUploaded } = words[language];
    if (!answer.data) {
      const { error } = answer as { error: ApiError };
      const sentence = sentenceOf(error, language) ?? notUploaded;
      const canTryAgain = !REFUSED.includes(error.status ?? 0);
      dispatch(fileChanged({ key, failure: { sentence, canTryAgain } }));
      dispatch(showToast({ title: uploadFailed, description: sentence, destructive: true }));
      return;
    }
    // The name goes with the message, where it has to end as names of this type do.
    const name = fittingName(cleanFileName(file.name), answer.data.type);
    dispatch(fileChanged({ key, name, type: answer.data.type, uploaded: answer.data, sent: 1 }));
    dispatch(keepAttached(composer));
    dispatch(showToast({ title: uploadSuccessful, description: attached(name) }));
  };

/** Of the PUT: what is in the file is the reason. */
const REFUSED = [413, 415, 422];

const putFile = (file: File, key: string, over: AbortSignal) => async (dispatch: AppDispatch) => {
  const { upload, putFile: put } = fileEndpoints.endpoints;
  const { data, error } = await dispatch(upload.initiate(undefined, { track: false }));
  if (!data) return { error };
  let shown = 0;
  const onProgress = (sent: number) => {
    if (Math.floor(sent * 100) === shown) return;
    shown = Math.floor(sent * 100);
    dispatch(fileChanged({ key, sent }));
  };
  const sent = { address: data.uploadURL, file, over, onProgress };
  return dispatch(put.initiate(sent, { track: false }));
};

const isAttached = (state: AppState, { conversationId }: Composer, key: string) =>
  attachedIn(state, conversationId)?.some((each) => each.key === key);

export const remove =
  (composer: Composer, { key, uploaded }: AttachedFile) =>
  (dispatch: AppDispatch) => {
    chosen.get(key)?.over.abort();
    chosen.delete(key);
    dispatch(attachedChange(composer, (files) => files.filter((file) => file.key !== key)));
    if (uploaded) void dispatch(fileEndpoints.endpoints.takeBackFile.initiate(uploaded.id, { track: false }));
  };
