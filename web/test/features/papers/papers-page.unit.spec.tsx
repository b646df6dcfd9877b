/** @jest-environment ./web/test/browser-environment.mjs */
import type { Paper } from '@careward/contracts/coach/papers';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import PapersPage from '../../../src/features/papers/papers-page.js';
import { unsentInputKey } from '../../../src/base/session/session-storage.js';
import { attachedIn } from '../../../src/shared/conversations/attached-files.js';
import { isForWriting, unsentQuestion } from '../../../src/shared/conversations/unsent-questions.js';
import { currentToast } from '../../../src/shared/toast/toast.slice.js';
import { answer } from '../../answer.js';
import { renderInApp } from '../../render-in-app.js';

const ID = '0197a7a0-0000-7000-8000-00000000000f';
const CONVERSATION = '0197a7a0-0000-7000-8000-0000000000c1';
const path = `/api/chat/files/${ID}`;
const letter: Paper = {
  id: ID,
  path,
  type: 'application/pdf',
  size: 4,
  status: 'ready',
  reason: null,
  pages: 3,
  missing: [],
  name: 'letter.pdf',
  kind: 'denial',
  person: null,
  addedAt: '2026-11-02T08:00:00.000Z',
  conversationId: CONVERSATION,
};
const unsent: Paper = { ...letter, name: null, conversationId: null };
const rosa = { id: 'r1', name: 'Rosa', relationship: 'parent', conditions: [], insuranceType: null };

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function Address() {
  const { pathname, search, state } = useLocation();
  return (
    <p data-testid="address" data-writing={isForWriting(state)}>
      {pathname + search}
    </p>
  );
}

/** Opens the page over a list, or over the status of a call that fails; what changes it is answered as told. */
function open(
  list: Paper[] | number,
  { people = [], changing = 200 }: { people?: object[]; changing?: number } = {},
) {
  let listed = list;
  const calls: string[] = [];
  globalThis.fetch = jest.fn<typeof globalThis.fetch>((asked, init) => {
    const { method = 'GET', body } = init ?? {};
    if (asked === '/api/recipients') return Promise.resolve(answer(200, people));
    if (method === 'GET')
      return Promise.resolve(typeof listed === 'number' ? answer(listed, {}) : answer(200, listed));
    calls.push(`${method} ${asked as string} ${(body as string | undefined) ?? ''}`.trim());
    if (changing !== 200 || typeof listed === 'number') return Promise.resolve(answer(changing, {}));
    const change = JSON.parse((body as string | undefined) ?? '{}') as object;
    const changed = listed.map((paper) => ({ ...paper, ...change }));
    listed = method === 'DELETE' ? [] : changed;
    return Promise.resolve(answer(200, method === 'DELETE' ? { success: true } : changed[0]));
  });
  const view = renderInApp(
    <>
      <PapersPage />
      <Address />
    </>,
    '/papers',
  );
  return { ...view, calls };
}
const entry = async (name = 'letter.pdf') =>
  within((await screen.findByRole('heading', { level: 2, name })).closest('li') as HTMLElement);
const press = async (name: RegExp, of?: string) =>
  fireEvent.click((await entry(of)).getByRole('button', { name }));

/** As the composer of a conversation keeps what was uploaded there. */
const attachIn = (conversationId: string) =>
  sessionStorage.setItem(
    unsentInputKey('', `coachFiles:${conversationId}`),
    JSON.stringify({ files: [{ key: 'f', name: 'scan.pdf', type: letter.type, size: 4, uploaded: letter }] }),
  );

describe('the papers', () => {
  it('are none, and the page says what it is for and leads to the coach', async () => {
    open([]);
    expect(await screen.findByRole('heading', { name: 'No papers yet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the coach' }).getAttribute('href')).toBe('/ai-coach');
  });

  it('could not be loaded, and can be tried again', async () => {
    open(503);
    expect((await screen.findByRole('alert')).textContent).toContain('Your papers could not be loaded.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('are each shown with what it is, its date, and what of it was not read', async () => {
    open([{ ...letter, status: 'partial', missing: [{ kind: 'page', page: 3 }] }]);
    const shown = await entry();
    expect(shown.getByText('Denial')).toBeTruthy();
    expect(shown.getByText('November 2, 2026')).toBeTruthy();
    expect(shown.getByText('Read in part. Not read: page 3.')).toBeTruthy();
    expect(shown.getByRole('link', { name: 'Open letter.pdf' }).getAttribute('href')).toBe(path);
    expect(screen.getByText('1 paper')).toBeTruthy();
  });

  it('that were not sent say so, and have no name yet', async () => {
    open([{ ...unsent, type: 'image/jpeg', kind: null }]);
    const shown = await entry('File without a name');
    expect(shown.getByText('Picture')).toBeTruthy();
    expect(shown.getByText(/not sent/)).toBeTruthy();
  });

  it('that could not be read cannot be asked about', async () => {
    open([{ ...letter, status: 'failed', reason: 'encrypted' }]);
    expect((await entry()).queryByRole('button', { name: /^Ask about it/ })).toBeNull();
  });
});

describe('a paper', () => {
  it('is for one of the people cared for, or for nobody in particular', async () => {
    const { calls } = open([letter], { people: [rosa] });
    const select = await (await entry()).findByLabelText<HTMLSelectElement>('For whom');
    expect(select.value).toBe('');
    fireEvent.change(select, { target: { value: 'r1' } });
    await waitFor(() => expect(select.value).toBe('r1'));
    fireEvent.change(select, { target: { value: '' } });
    await waitFor(() =>
      expect(calls).toEqual([`PATCH ${path} {"person":"r1"}`, `PATCH ${path} {"person":null}`]),
    );
  });

  it('is asked about in its conversation, with the question begun', async () => {
    open([letter]);
    await press(/^Ask about it/);
    const address = screen.getByTestId('address');
    expect(address.textContent).toBe(`/ai-coach?conversation=${CONVERSATION}`);
    expect(address.dataset.writing).toBe('true');
    expect(unsentQuestion('')).toEqual({
      conversationId: CONVERSATION,
      text: 'About my paper “letter.pdf”: ',
    });
  });

  it('that was not sent is asked about in a new conversation, where it is attached', async () => {
    const { store } = open([unsent]);
    await press(/^Ask about it/, 'File without a name');
    expect(screen.getByTestId('address').textContent).toBe('/ai-coach?conversation=new');
    expect(attachedIn(store.getState(), 'new')).toMatchObject([{ name: 'Denial.pdf', uploaded: { id: ID } }]);
    expect(unsentQuestion('')).toEqual({ conversationId: 'new', text: 'About my paper “Denial.pdf”: ' });
  });

  it('that is attached to a message begun here has its name there, and is asked about there', async () => {
    attachIn('c1');
    const { store } = open([unsent]);
    await press(/^Ask about it/, 'scan.pdf');
    expect(screen.getByTestId('address').textContent).toBe('/ai-coach?conversation=c1');
    expect(attachedIn(store.getState(), 'c1')).toHaveLength(1);
    expect(attachedIn(store.getState(), 'new')).toBeUndefined();
  });

  it('that is attached to a message is renamed there too, and leaves it when it is deleted', async () => {
    attachIn('c1');
    const { store } = open([unsent]);
    await press(/^Rename/, 'scan.pdf');
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Medicaid' } });
    fireEvent.submit(screen.getByRole('textbox'));
    await entry('Medicaid.pdf');
    expect(attachedIn(store.getState(), 'c1')).toMatchObject([{ name: 'Medicaid.pdf' }]);
    await press(/^Delete/, 'Medicaid.pdf');
    fireEvent.click(await screen.findByRole('button', { name: 'Yes, delete it' }));
    await screen.findByRole('heading', { name: 'No papers yet' });
    expect(attachedIn(store.getState(), 'c1')).toEqual([]);
  });

  it('is renamed with Enter, and keeps its ending', async () => {
    const { calls } = open([letter]);
    await press(/^Rename/);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of the paper' });
    expect([field.value, document.activeElement]).toEqual(['letter', field]);
    fireEvent.change(field, { target: { value: ' Medicaid  ' } });
    fireEvent.submit(field);
    await waitFor(() => expect(calls).toEqual([`PATCH ${path} {"name":"Medicaid.pdf"}`]));
    expect((await entry('Medicaid.pdf')).getByRole('button', { name: /^Rename/ })).toBe(
      document.activeElement,
    );
  });

  it('keeps also an ending that is not the usual one of its type', async () => {
    const { calls } = open([{ ...letter, type: 'text/plain', name: 'medicines.csv' }]);
    await press(/^Rename/, 'medicines.csv');
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'morning' } });
    fireEvent.submit(screen.getByRole('textbox'));
    await waitFor(() => expect(calls).toEqual([`PATCH ${path} {"name":"morning.csv"}`]));
  });

  it('is not renamed with Escape, nor to nothing', async () => {
    const { calls } = open([letter]);
    await press(/^Rename/);
    const field = screen.getByRole('textbox');
    fireEvent.change(field, { target: { value: '  ' } });
    fireEvent.submit(field);
    expect(await screen.findByText('Please enter a name')).toBeTruthy();
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(await entry()).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it('that could not be renamed keeps its name and says so', async () => {
    const { store } = open([letter], { changing: 500 });
    await press(/^Rename/);
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'other' } });
    fireEvent.submit(screen.getByRole('textbox'));
    await waitFor(() => expect(currentToast(store.getState())?.title).toBe('Not renamed'));
  });

  it('is deleted after one more question, and the focus goes to what is left', async () => {
    const { calls, store } = open([letter]);
    await press(/^Delete/);
    const asked = within(await screen.findByRole('dialog', { name: 'Delete “letter.pdf”?' }));
    expect(calls).toEqual([]);
    fireEvent.click(asked.getByRole('button', { name: 'Yes, delete it' }));
    expect(await screen.findByRole('heading', { name: 'No papers yet' })).toBeTruthy();
    expect(calls).toEqual([`DELETE ${path}`]);
    expect(currentToast(store.getState())?.title).toBe('letter.pdf was deleted');
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('status'));
  });

  it('that could not be deleted stays, and the dialog says so', async () => {
    open([letter], { changing: 500 });
    await press(/^Delete/);
    fireEvent.click(await screen.findByRole('button', { name: 'Yes, delete it' }));
    expect(await screen.findByText('This paper could not be deleted. Please try again.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Keep' }));
    expect(await entry()).toBeTruthy();
  });
});
