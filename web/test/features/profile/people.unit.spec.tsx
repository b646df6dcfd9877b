/** @jest-environment ./web/test/browser-environment.mjs */
import { UNREADABLE } from '@careward/contracts/kernel/readable';
import { NAME_TAKEN } from '@careward/contracts/care-profile/fields';
import type { Recipient, SaveRecipient } from '@careward/contracts/care-profile/schemas';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SessionProvider } from '../../../src/base/session/session-provider.js';
import ProfilePage from '../../../src/features/profile/profile-page.js';
import { currentToast } from '../../../src/shared/toast/toast.slice.js';
import { answer } from '../../answer.js';
import { renderInApp } from '../../render-in-app.js';

const user = { id: '0197a7a0-0000-7000-8000-000000000001', firstName: 'Rosa', role: 'caregiver' };
const profile = {
  name: 'Rosa Diaz',
  location: 'Newark, NJ',
  phoneNumber: '555-0100',
  isOnboardingComplete: true,
};
const recipient = (id: string, name: string): Recipient => ({
  id,
  name,
  relationship: 'parent',
  conditions: ['dementia'],
  insuranceType: null,
});

type Call = { method: string; path: string; body: unknown };

/** A server that keeps the people; `refuse` answers a call in its place. */
async function open(
  people: Recipient[],
  refuse: (call: Call) => Response | Promise<Response> | undefined = () => undefined,
) {
  const calls: Call[] = [];
  globalThis.fetch = jest.fn<typeof fetch>((path, init) => {
    const call = {
      method: init?.method ?? 'GET',
      path: path as string,
      body: init?.body ? (JSON.parse(init.body as string) as unknown) : undefined,
    };
    if (call.method !== 'GET') calls.push(call);
    return Promise.resolve(refuse(call) ?? kept(call));
  });
  const kept = ({ method, path, body }: Call): Response => {
    if (path === '/api/auth/user') return answer(200, user);
    if (path === '/api/profile') return answer(200, profile);
    if (!path.startsWith('/api/recipients')) return answer(200, []);
    if (method === 'POST') {
      const { isNew, ...saved } = body as SaveRecipient;
      people = isNew
        ? [...people, recipient(`id of ${saved.name}`, saved.name)]
        : people.map((each): Recipient => (each.id === saved.id ? { ...each, ...saved, id: each.id } : each));
      return answer(200, people.at(-1));
    }
    if (method === 'DELETE') people = people.filter(({ id }) => !path.endsWith(id));
    return answer(200, people);
  };
  localStorage.setItem('authToken', 'cw_token');
  const view = renderInApp(
    <SessionProvider>
      <ProfilePage />
    </SessionProvider>,
    '/profile',
  );
  await screen.findByRole('region', { name: 'People you care for' });
  return { ...view, calls };
}

const people = () => within(screen.getByRole('region', { name: 'People you care for' }));
const names = () =>
  people()
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const write = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

describe('the people somebody cares for', () => {
  it('are added, and whoever is added is chosen', async () => {
    const { calls } = await open([recipient('1', 'Mom')]);
    await press('Add someone');
    await write('Their name', 'Dad');
    fireEvent.click(screen.getByRole('radio', { name: 'Parent' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Diabetes' }));
    await press('Save');
    await waitFor(() => expect(names()).toEqual(['Mom', 'Dad']));
    expect(calls[0]?.body).toEqual({
      isNew: true,
      name: 'Dad',
      relationship: 'parent',
      conditions: ['diabetes'],
      insuranceType: null,
    });
    expect(people().getByRole<HTMLSelectElement>('combobox').value).toBe('id of Dad');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add someone' })),
    );
  });

  it('take the focus from nobody who has gone on while they are saved', async () => {
    await open([recipient('1', 'Mom')]);
    await press('Add someone');
    await write('Their name', 'Dad');
    fireEvent.click(screen.getByRole('radio', { name: 'Parent' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Diabetes' }));
    await press('Save');
    act(() => screen.getByRole('button', { name: 'Edit Mom' }).focus());
    await waitFor(() => expect(names()).toEqual(['Mom', 'Dad']));
    await screen.findByRole('button', { name: 'Add someone' });
    expect(document.activeElement?.textContent).toBe('Edit Mom');
  });

  it('are edited in place, by their id and without any agreement', async () => {
    const { calls } = await open([recipient('1', 'Mom'), recipient('2', 'Dad')]);
    await press('Edit Dad');
    const name = await screen.findByLabelText<HTMLInputElement>('Their name');
    expect(name.value).toBe('Dad');
    expect(document.activeElement === name).toBe(true);
    await write('Their name', 'Papa');
    expect(screen.queryByRole('checkbox', { name: /accept|consent/i })).toBeNull();
    await press('Save');
    await waitFor(() => expect(names()).toEqual(['Mom', 'Papa']));
    expect(calls[0]).toMatchObject({
      method: 'POST',
      path: '/api/recipients',
      body: { id: '2', name: 'Papa' },
    });
  });

  it('are removed after a question that says what goes', async () => {
    const { calls } = await open([recipient('1', 'Mom'), recipient('2', 'Dad')]);
    await press('Remove Mom');
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Mom?' }));
    expect(dialog.getByText('their health conditions and insurance')).not.toBeNull();
    fireEvent.click(dialog.getByRole('button', { name: 'Yes, remove' }));
    await waitFor(() => expect(names()).toEqual(['Dad']));
    expect(calls).toMatchObject([{ method: 'DELETE', path: '/api/recipients/1' }]);
  });

  it.each([
    ['an empty name', ' ', 'Care recipient name is required'],
    ['a name of 200 letters', 'x'.repeat(200), 'Please use at most 80 characters'],
  ])('refuse %s before anything is sent', async (_what, name, sentence) => {
    const { calls } = await open([recipient('1', 'Mom')]);
    await press('Edit Mom');
    await write('Their name', name);
    await press('Save');
    expect(await screen.findByText(sentence)).not.toBeNull();
    expect(calls).toEqual([]);
  });

  it('say at the buttons why the server refused, with what was typed still there', async () => {
    const refusal = () => answer(400, { detail: NAME_TAKEN, code: 'invalid-input' });
    await open([recipient('1', 'Mom'), recipient('2', 'Dad')], ({ method }) =>
      method === 'POST' ? refusal() : undefined,
    );
    await press('Edit Dad');
    await write('Their name', 'mom');
    await press('Save');
    expect(await screen.findByText(NAME_TAKEN)).not.toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Their name').value).toBe('mom');
  });

  it('who are removed in another window while they are edited keep their form, and are added again', async () => {
    let isGone = false;
    const { calls } = await open([recipient('1', 'Mom'), recipient('2', 'Dad')], ({ method, path }) => {
      if (method === 'POST' && !isGone) {
        isGone = true;
        return answer(404, { detail: 'There is no such care recipient.', code: 'not-found' });
      }
      return isGone && method === 'GET' && path === '/api/recipients'
        ? answer(200, [recipient('1', 'Mom')])
        : undefined;
    });
    await press('Edit Dad');
    await write('Their name', 'Papa');
    await press('Save');
    expect(await screen.findByText(/^This person was removed in another window/)).not.toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Their name').value).toBe('Papa');
    await press('Save');
    await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ isNew: true, name: 'Papa' }));
  });

  it.each([
    ['is saved', 200, 'Saved'],
    ['is refused', 503, 'What you told us about Dad'],
  ])('keep another form open while one %s slowly, which a toast says', async (_what, status, title) => {
    let arrive: (response: Response) => void = () => undefined;
    const slow = new Promise<Response>((resolve) => (arrive = resolve));
    const { store } = await open([recipient('1', 'Mom'), recipient('2', 'Dad')], ({ method }) =>
      method === 'POST' ? slow : undefined,
    );
    await press('Edit Dad');
    await write('Their name', 'Papa');
    await press('Save');
    await screen.findByRole('button', { name: 'Saving…' });
    await press('Edit Mom');
    await write('Their name', 'Mama');
    arrive(answer(status, recipient('2', 'Papa')));
    await waitFor(() => expect(currentToast(store.getState())?.title).toBe(title));
    expect(screen.getByLabelText<HTMLInputElement>('Their name').value).toBe('Mama');
  });

  it('keep what was typed through a reload, until it is saved or not wanted', async () => {
    const { unmount } = await open([recipient('1', 'Mom'), recipient('2', 'Dad')]);
    await press('Edit Dad');
    await write('Their name', 'Papa');
    await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain('Papa'));
    unmount();
    await open([recipient('1', 'Mom'), recipient('2', 'Dad')]);
    expect((await screen.findByLabelText<HTMLInputElement>('Their name')).value).toBe('Papa');
    await press('Cancel');
    expect(names()).toEqual(['Mom', 'Dad']);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Papa');
  });

  it('are twenty at most: then the list says so, and offers no form', async () => {
    await open(Array.from({ length: 20 }, (_, n) => recipient(String(n), `Person ${n}`)));
    expect(screen.queryByRole('button', { name: 'Add someone' })).toBeNull();
    expect(screen.getByText(/^This list is full: it holds 20 people/)).not.toBeNull();
  });

  it('with one name are told apart', async () => {
    await open([recipient('1', 'Mom'), recipient('2', 'Mom')]);
    expect(names()).toEqual(['Mom (1)', 'Mom (2)']);
  });
});

describe("one's own card", () => {
  it.each([
    ['stays when nothing is typed', '', {}],
    ['is replaced by what is typed', '555-0111', { phoneNumber: '555-0111' }],
  ])('has a number that could not be decrypted, which %s', async (_what, typed, sent) => {
    const { calls } = await open([], ({ method, path }) =>
      method === 'GET' && path === '/api/profile'
        ? answer(200, { ...profile, phoneNumber: UNREADABLE })
        : undefined,
    );
    await press('Edit Rosa Diaz');
    await write('Phone number (optional)', typed);
    await press('Save');
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.body).toEqual({ name: 'Rosa Diaz', location: 'Newark, NJ', ...sent });
  });

  it('is edited in place, and leaves the agreements as they are', async () => {
    const { calls } = await open([]);
    await press('Edit Rosa Diaz');
    await write('Where you live', 'Trenton, NJ');
    await press('Save');
    await waitFor(() =>
      expect(calls).toEqual([
        {
          method: 'POST',
          path: '/api/profile',
          body: { name: 'Rosa Diaz', location: 'Trenton, NJ', phoneNumber: '555-0100' },
        },
      ]),
    );
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit Rosa Diaz' })),
    );
  });
});
