/** @jest-environment ./web/test/browser-environment.mjs */
import { careCoachNames } from '@careward/content/care-profile/care-coaches';
import { careCoachAvatars, careCoachOf } from '@careward/contracts/care-profile/enumerations';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CareCoachCard } from '../../../src/features/settings/care-coach-card.js';
import { answer } from '../../answer.js';
import { renderInApp } from '../../render-in-app.js';
import Toaster from '../../../src/shared/toast/toaster.js';

type StoredSettings = { careCoachAvatar?: string };
type Reply = (sent: StoredSettings) => Promise<Response>;

/** Stubs the profile that the server keeps; `save` answers PATCH. */
function serve(stored: StoredSettings, save: Reply) {
  const fetched = jest.fn<typeof fetch>((_path, init) =>
    init?.method === 'PATCH'
      ? save(JSON.parse(init.body as string) as StoredSettings)
      : Promise.resolve(answer(200, stored)),
  );
  globalThis.fetch = fetched;
  return () => fetched.mock.calls.map(([path, init]) => [init?.method, path, init?.body]);
}
const keep =
  (stored: StoredSettings): Reply =>
  (sent) =>
    Promise.resolve(answer(200, Object.assign(stored, sent)));

async function open(legend = 'Care Coach Avatar') {
  renderInApp(
    <>
      <CareCoachCard />
      <button type="button">Further down</button>
      <Toaster />
    </>,
  );
  const group = await screen.findByRole<HTMLFieldSetElement>('group', { name: legend });
  await waitFor(() => expect(group.disabled).toBe(false));
  return group;
}
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('the coaches', () => {
  it('are eight, with eight first names', () => {
    expect(careCoachAvatars).toHaveLength(8);
    const names = careCoachAvatars.map((avatar) => careCoachNames[avatar]);
    expect(new Set(names).size).toBe(8);
    for (const name of names) expect(name).toMatch(/^\p{Lu}\p{Ll}+$/u);
  });

  it.each([
    ['asian_male', 'asian_male'],
    ['no_such_coach', 'default'],
    ['', 'default'],
    ['toString', 'default'],
    [null, 'default'],
    [undefined, 'default'],
  ])('with the id %j is %s', (id, avatar) => expect(careCoachOf(id)).toBe(avatar));
});

describe('the choice of a coach', () => {
  it('shows every picture with its name; without a stored one the default is chosen', async () => {
    serve({}, keep({}));
    const group = await open();
    const labels = within(group)
      .getAllByRole('radio')
      .map((each) => each.closest('label'));
    expect(labels.map((label) => label?.textContent)).toEqual(Object.values(careCoachNames));
    const pictures = labels.map((label) => label?.querySelector('img')?.src.split('/').pop());
    expect(pictures).toEqual(careCoachAvatars.map((avatar) => `${avatar}.svg`));
    expect(radio('Grace').checked).toBe(true);
  });

  it('is saved at once; meanwhile nothing else can be chosen, and the focus comes back', async () => {
    const stored = { careCoachAvatar: 'indian_female' };
    let release = () => {};
    const calls = serve(stored, (sent) =>
      new Promise<void>((resolve) => (release = resolve)).then(() => keep(stored)(sent)),
    );
    const group = await open();
    expect(radio('Priya').checked).toBe(true);
    radio('Kenji').focus();
    fireEvent.click(radio('Kenji'));
    await waitFor(() => expect(group.disabled).toBe(true));
    expect(radio('Kenji').checked).toBe(true);
    act(() => release());
    await screen.findByText('Avatar Updated');
    expect(screen.getByText('Your Care Coach avatar has been updated!')).not.toBeNull();
    expect(group.disabled).toBe(false);
    expect(radio('Kenji').checked).toBe(true);
    expect(document.activeElement).toBe(radio('Kenji'));
    expect(calls()).toContainEqual(['PATCH', '/api/profile', '{"careCoachAvatar":"asian_male"}']);
  });

  it('takes the focus from nobody who has gone on meanwhile', async () => {
    let release = () => {};
    serve({}, (sent) => new Promise<void>((resolve) => (release = resolve)).then(() => keep({})(sent)));
    const group = await open();
    fireEvent.click(radio('Kenji'));
    await waitFor(() => expect(group.disabled).toBe(true));
    const further = screen.getByRole('button', { name: 'Further down' });
    further.focus();
    act(() => release());
    await waitFor(() => expect(group.disabled).toBe(false));
    expect(document.activeElement?.textContent).toBe('Further down');
  });

  it('is the former one again when it could not be saved', async () => {
    serve({ careCoachAvatar: 'black_female' }, () => Promise.resolve(answer(503, {})));
    await open();
    fireEvent.click(radio('Mei'));
    await screen.findByText('Update Failed');
    expect(screen.getByText('Failed to update avatar. Please try again.')).not.toBeNull();
    // The toast and the choice are drawn one after the other.
    await waitFor(() => expect(radio('Naomi').checked).toBe(true));
    expect(radio('Naomi').disabled).toBe(false);
  });

  it('speaks Spanish', async () => {
    localStorage.setItem('language', 'es');
    serve({}, keep({}));
    await open('Imagen de su asistente');
    fireEvent.click(radio('Elena'));
    expect(await screen.findByText('¡La imagen de su asistente de cuidados ya cambió!')).not.toBeNull();
  });
});
