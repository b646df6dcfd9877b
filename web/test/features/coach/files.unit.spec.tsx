/** @jest-environment ./web/test/browser-environment.mjs */
import { UPLOAD } from '@careward/contracts/coach/files';
import type { UploadedFile } from '@careward/contracts/coach/schemas';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { api } from '../../../src/base/api.js';
import { endSession } from '../../../src/base/session/session.js';
import { Composer } from '../../../src/features/coach/composer.js';
import { attachedIn } from '../../../src/shared/conversations/attached-files.js';
import { chosenFile, partsOf, takeAttached } from '../../../src/features/coach/files/attached.js';
import { SentFiles } from '../../../src/features/coach/files/sent-files.js';
import { Thread } from '../../../src/features/coach/thread/thread.js';
import { currentToast } from '../../../src/shared/toast/toast.slice.js';
import { answer } from '../../answer.js';
import { renderInApp } from '../../render-in-app.js';

const ID = '0197a7a0-0000-7000-8000-00000000000f';
const path = `/api/chat/files/${ID}`;
const stored: UploadedFile = {
  ...{ id: ID, path, type: 'application/pdf', size: 4 },
  ...{ status: 'ready', reason: null, missing: [], pages: 1 },
};

/** The uploads of the page, whose progress and end the test tells. */
class PlayedRequest {
  static all: PlayedRequest[] = [];
  upload = { onprogress: (_event: object) => {} };
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  onloadend = () => {};
  status = 0;
  statusText = '';
  responseText = '';
  open = jest.fn();
  send = jest.fn();
  headers: Record<string, string> = {};
  setRequestHeader = (name: string, value: string) => void (this.headers[name] = value);
  isEnded = false;
  abort = () => {
    this.isEnded = true;
    this.onabort();
    this.onloadend();
  };

  constructor() {
    PlayedRequest.all.push(this);
  }

  answers(status: number, body: object) {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.onload();
    this.onloadend();
  }
}

let called: string[];
/** What the list of papers answers, and the files that are no longer there. */
let papers: object[];
let deleted: string[];
beforeEach(() => {
  papers = [{ ...stored, name: 'letter.pdf', kind: null, person: null, conversationId: null }];
  deleted = [];
  PlayedRequest.all = [];
  globalThis.XMLHttpRequest = PlayedRequest as unknown as typeof XMLHttpRequest;
  called = [];
  globalThis.fetch = jest.fn<typeof fetch>().mockImplementation((asked, init) => {
    called.push(`${init?.method} ${asked as string} ${(init?.body as string | undefined) ?? ''}`.trim());
    const uploadURL = `http://elsewhere.example${path}?exp=1&sig=x`;
    const isStatus = (asked as string).endsWith('/status');
    if (asked === '/api/chat/files') return Promise.resolve(answer(200, papers));
    if (deleted.some((id) => (asked as string).includes(id)))
      return Promise.resolve(answer(404, { status: 404, code: 'not-found' }));
    return Promise.resolve(
      answer(200, isStatus ? { ...stored, status: 'failed', reason: 'encrypted' } : { uploadURL }),
    );
  });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const onSend = jest.fn();
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
const dialog = () => document.querySelector('input[type=file]') as HTMLInputElement;
const aFile = (name = 'letter.pdf', type = 'application/pdf', size = 4) =>
  Object.defineProperty(new File(['text'], name, { type }), 'size', { value: size });

function open() {
  onSend.mockClear();
  const { store } = renderInApp(
    <Composer conversationId="c1" isDisabled={false} isSending={false} notSent={undefined} onSend={onSend} />,
  );
  return Object.assign(() => currentToast(store.getState()), { store });
}
const choose = (...files: File[]) => act(async () => void fireEvent.change(dialog(), { target: { files } }));
async function upload(n = 1) {
  await waitFor(() => expect(PlayedRequest.all).toHaveLength(n));
  return PlayedRequest.all[n - 1] as PlayedRequest;
}
const ends = (request: PlayedRequest, status: number, body: object) =>
  act(async () => request.answers(status, body));

describe('a file that is chosen', () => {
  it('goes to the signed address at once, is told of by a toast, and is sent with its name', async () => {
    const toast = open();
    await choose(aFile());
    const request = await upload();
    expect(called).toEqual(['POST /api/chat/upload {}']);
    expect(request.open.mock.calls).toEqual([['PUT', `${path}?exp=1&sig=x`]]);
    expect(request.headers['Content-Type']).toBe('application/pdf');
    act(() => request.upload.onprogress({ loaded: 2 }));
    expect(screen.getByText('Uploading, 50%')).toBeTruthy();
    fireEvent.change(box(), { target: { value: 'What is this?' } });
    expect(send().disabled).toBe(true);
    expect(toast()).toBeNull();
    await ends(request, 200, stored);
    expect(toast()?.title).toBe('Upload Successful');
    fireEvent.click(send());
    const [{ content, files }] = onSend.mock.calls[0] as [{ content: string; files: { name: string }[] }];
    expect([content, files.map(({ name }) => name)]).toEqual(['What is this?', ['letter.pdf']]);
  });

  it('is enough without a text', async () => {
    open();
    expect(send().disabled).toBe(true);
    await choose(aFile());
    await ends(await upload(), 200, stored);
    fireEvent.click(send());
    expect(onSend).toHaveBeenCalledWith(expect.objectContaining({ content: '📎 File attached' }));
  });

  it('is still there after a reload, and says truly whether it could be read', async () => {
    open();
    await choose(aFile());
    await ends(await upload(), 200, { ...stored, status: 'reading' });
    cleanup();
    open();
    const state = await screen.findByText(/^Could not read/);
    expect(state.textContent).toBe(
      'Could not read this file: it has a password. Save it without one and attach that.',
    );
    expect(screen.getByText('letter.pdf')).toBeTruthy();
  });

  it('is removed from the message and from the server', async () => {
    open();
    await choose(aFile());
    await ends(await upload(), 200, stored);
    fireEvent.click(screen.getByRole('button', { name: 'Remove letter.pdf' }));
    expect(screen.queryByText('letter.pdf')).toBeNull();
    await waitFor(() => expect(called).toContain(`DELETE ${path}?only=unsent`));
    expect(send().disabled).toBe(true);
    expect(document.activeElement).toBe(box());
  });

  it('is no longer uploaded when that is cancelled', async () => {
    const toast = open();
    await choose(aFile());
    await upload();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Cancel the upload/ })));
    expect([screen.queryByText('letter.pdf'), toast()]).toEqual([null, null]);
  });

  it('is no longer uploaded once the session has ended', async () => {
    const { store } = open();
    await choose(aFile());
    const request = await upload();
    await act(async () => void store.dispatch(api.util.resetApiState()));
    expect(request.isEnded).toBe(true);
  });

  it('is not kept in memory once it was sent', async () => {
    const { store } = open();
    await choose(aFile());
    await ends(await upload(), 200, stored);
    const files = attachedIn(store.getState(), 'c1') ?? [];
    const kept = () => files.map(({ key }) => chosenFile(key)?.name);
    expect(kept()).toEqual(['letter.pdf']);
    act(() => store.dispatch(takeAttached({ userId: '', conversationId: 'c1' }, files)));
    expect(kept()).toEqual([undefined]);
  });

  it('is not kept in memory after a sign-out, wherever it was', async () => {
    const { store } = open();
    await choose(aFile());
    await ends(await upload(), 200, stored);
    await choose(aFile('bill.pdf'));
    await upload(2);
    await choose(aFile('later.pdf'));
    const keys = (attachedIn(store.getState(), 'c1') ?? []).map(({ key }) => key);
    const kept = () => keys.map((key) => chosenFile(key)?.name);
    expect(kept()).toEqual(['letter.pdf', 'bill.pdf', 'later.pdf']);
    act(() => void store.dispatch(endSession()));
    expect(kept()).toEqual([undefined, undefined, undefined]);
  });

  it('gets an ending that fits what is in it', async () => {
    open();
    await choose(aFile('letter', 'application/pdf'));
    await ends(await upload(), 200, stored);
    expect(await screen.findByText('letter.pdf')).toBeTruthy();
  });
});

describe('an upload that fails', () => {
  it('keeps the text and the file, and can be tried again', async () => {
    const toast = open();
    fireEvent.change(box(), { target: { value: 'What is this?' } });
    await choose(aFile());
    await act(async () => PlayedRequest.all[0]?.onerror());
    const failed = { title: 'Upload Failed', description: 'Failed to upload file. Please try again.' };
    await waitFor(() => expect(toast()).toMatchObject(failed));
    expect(box().value).toBe('What is this?');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await ends(await upload(2), 200, stored);
    expect(toast()?.title).toBe('Upload Successful');
  });

  it('since no address was given for it says why, and can be tried again', async () => {
    const detail = 'Files cannot be kept at the moment. Please try again in a minute.';
    const problem = answer(503, { title: 'x', status: 503, code: 'unavailable', detail });
    jest.mocked(globalThis.fetch).mockResolvedValueOnce(problem);
    const toast = open();
    await choose(aFile());
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Upload Failed', description: detail }));
    expect(PlayedRequest.all).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await ends(await upload(), 200, stored);
    expect(toast()?.title).toBe('Upload Successful');
  });

  it('since a network answers with a page of its own can be tried again', async () => {
    const toast = open();
    await choose(aFile());
    const request = await upload();
    Object.assign(request, { status: 200, responseText: '<html>Please sign in to the guest Wi-Fi</html>' });
    await act(async () => {
      expect(() => request.onload()).not.toThrow();
      request.onloadend();
    });
    await waitFor(() => expect(toast()?.title).toBe('Upload Failed'));
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('since the server does not keep the file says why', async () => {
    const toast = open();
    await choose(aFile());
    const detail =
      'This document contains macros. Please save it without them, or as a PDF, and attach that.';
    await ends(await upload(), 422, { code: 'file-refused', detail });
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Upload Failed', description: detail }));
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

describe('what is not even uploaded', () => {
  it.each([
    {
      file: aFile('a.pdf', 'application/pdf', UPLOAD.bytes + 1),
      title: 'File Too Large',
      description: 'Please select a file smaller than 10 MB.',
    },
    { file: aFile('a.pdf', 'application/pdf', 0), title: 'Upload Failed', description: /empty/ },
    { file: aFile('a.heic', 'image/heic'), title: 'Upload Failed', description: /JPEG/ },
    { file: aFile('a.svg', 'image/svg+xml'), title: 'Upload Failed', description: /SVG/ },
    {
      file: aFile('a.exe', 'application/x-msdownload'),
      title: 'Upload Failed',
      description: /files of this kind/,
    },
  ])('$file.name: $title, $description', async ({ file, title, description }) => {
    const toast = open();
    await choose(file);
    expect(toast()?.title).toBe(title);
    expect(toast()?.description).toMatch(description);
    expect(PlayedRequest.all).toEqual([]);
  });

  it('is a sixth file', async () => {
    const toast = open();
    await choose(...Array.from({ length: 6 }, (_none, n) => aFile(`${n}.pdf`)));
    expect(toast()?.description).toMatch(/^You can send 5 files/);
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
  });

  it('is not 10 MB exactly', async () => {
    open();
    await choose(aFile('a.pdf', 'application/pdf', UPLOAD.bytes));
    expect((await upload()).send).toHaveBeenCalledTimes(1);
  });
});

it.each([
  ['medicines.csv', 'text/csv'],
  ['medicines.csv', 'application/vnd.ms-excel'],
  ['notes.md', ''],
])('%s, called %j, is uploaded as any text is', async (name, type) => {
  open();
  await choose(aFile(name, type));
  expect((await upload()).send).toHaveBeenCalledTimes(1);
});

it('the dialog offers pictures, pdf, Word and texts of every name, and nothing else', () => {
  open();
  const offered = [
    ...['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'application/pdf', 'application/msword'],
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'text/plain',
    ...['.jpg', '.jpeg', '.png', '.webp', '.gif', '.pdf', '.doc', '.docx', '.dot', '.dotx', '.rtf', '.txt'],
    ...['.text', '.asc', '.csv', '.tsv', '.md', '.markdown', '.vtt', '.srt', '.log', '.eml'],
  ];
  const isOffered = () => dialog().accept.split(',').toSorted();
  expect(isOffered()).toEqual(offered.toSorted());
  // The camera of a phone asks for pictures alone, through the same dialog.
  fireEvent.click(screen.getByRole('button', { name: 'Take a photo' }));
  fireEvent.click(screen.getByRole('button', { name: 'Attach a file' }));
  expect(isOffered()).toEqual(offered.toSorted());
});

describe('while a question with files waits', () => {
  const file = { key: 'f', name: 'letter.pdf', type: 'application/pdf', size: 4 };
  const texts = (files: (typeof file)[]) => {
    const asked = { content: 'How?', key: 'k', files, at: Date.now() - 1_200, state: 'sending' as const };
    const idle = {
      messages: [],
      isUnanswered: false,
      toastRoom: 0,
      onAsk: () => {},
      onEdit: () => {},
      onRetry: () => {},
    };
    renderInApp(<Thread {...idle} asked={asked} />);
    return screen.getByRole('log').textContent;
  };

  it('they are named', () => expect(texts([file])).toContain('Analyzing uploaded files'));
  it('others do not speak of files', () => expect(texts([])).not.toContain('Analyzing uploaded files'));
});

describe('a file that was sent', () => {
  it('has the name behind the first bar', () => {
    expect(partsOf('/api/chat/files/x|a|b.pdf')).toEqual({
      id: 'x',
      path: '/api/chat/files/x',
      name: 'a|b.pdf',
    });
  });

  it('opens by its name', () => {
    renderInApp(<SentFiles attachments={[`${path}|a|b.pdf`]} isNewest={false} />);
    expect(screen.getByRole('link', { name: 'Open a|b.pdf' }).getAttribute('href')).toBe(path);
  });

  it('says which part of it was not read, also below an older message', async () => {
    const missing = [
      { kind: 'page', page: 3 },
      { kind: 'words', page: 1 },
    ];
    papers = [{ ...stored, status: 'partial', missing }];
    renderInApp(<SentFiles attachments={[`${path}|letter.pdf`]} isNewest={false} />);
    expect(await screen.findByText('Read in part. Not read: page 3 and some words on page 1.')).toBeTruthy();
  });

  it('shows the places of a picture that could not be read, with words for them', async () => {
    const place = { left: 0.7, top: 0.1, width: 0.2, height: 0.05 };
    const missing = [{ kind: 'words', page: null, place }];
    papers = [{ ...stored, type: 'image/jpeg', status: 'partial', missing }];
    renderInApp(<SentFiles attachments={[`${path}|photo.jpg`]} isNewest={false} />);
    fireEvent.click(await screen.findByRole('button', { name: 'See what I could not read' }));
    const shown = await screen.findByRole('dialog', { name: 'What I could not read' });
    expect(shown.textContent).toContain('some words, at the top on the right');
    expect(shown.querySelector('img')?.getAttribute('src')).toBe(path);
  });

  it('has no such button where no place is known', async () => {
    papers = [{ ...stored, status: 'partial', missing: [{ kind: 'words', page: null }] }];
    renderInApp(<SentFiles attachments={[`${path}|photo.jpg`]} isNewest={false} />);
    expect(await screen.findByText('Read in part. Not read: some words.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('that was deleted since keeps its name, and opens no more', async () => {
    [papers, deleted] = [[], [ID]];
    renderInApp(<SentFiles attachments={[`${path}|letter.pdf`]} isNewest={false} />);
    expect(await screen.findByText('Deleted')).toBeTruthy();
    expect(screen.getByText('letter.pdf')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('that is newer than the list of papers is not taken for a deleted one', async () => {
    papers = [];
    renderInApp(<SentFiles attachments={[`${path}|letter.pdf`]} isNewest={false} />);
    await waitFor(() => expect(called).toContain(`GET ${path}/status`));
    expect(screen.getByRole('link', { name: 'Open letter.pdf' })).toBeTruthy();
  });
});
