/** @jest-environment ./web/test/browser-environment.mjs */
import { NAME_TAKEN } from '@careward/contracts/care-profile/fields';
import type { SaveProfile } from '@careward/contracts/care-profile/schemas';
import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { languageChanged } from '../../../src/base/store.js';
import { Agreements, CareForm } from '../../../src/features/onboarding/care-form.js';
import { useOnboarding } from '../../../src/features/onboarding/onboarding-page.js';
import type { OnboardingValues } from '../../../src/features/onboarding/onboarding-values.js';
import { careProfileEndpoints } from '../../../src/shared/care-profile/care-profile.endpoints.js';
import { currentToast } from '../../../src/shared/toast/toast.slice.js';
import { AntTheme } from '../../../src/ui/theme/ant-theme.js';
import { answer } from '../../answer.js';
import { renderInApp } from '../../render-in-app.js';

const filled: OnboardingValues = {
  name: 'Rosa Diaz',
  location: 'Newark, NJ',
  recipientName: 'Abuela Carmen',
  relationship: 'grandparent',
  conditions: ['dementia'],
  terms: true,
  privacy: true,
  dataUse: true,
};

function Onboarding({ values, isEdit = false }: { values: OnboardingValues; isEdit?: boolean }) {
  const { complete, isPending } = useOnboarding(undefined, isEdit);
  return (
    <AntTheme>
      <CareForm
        initialValues={values}
        agreedAt="2026-11-21T12:00:00.000Z"
        isPending={isPending}
        onSubmit={complete}
      />
    </AntTheme>
  );
}

let bodies: unknown[];

/** Answers what is saved with these statuses in order, once the form shows that it is pending; returns the calls. */
function serve(...statuses: number[]): string[] {
  const calls: string[] = [];
  bodies = [];
  globalThis.fetch = jest.fn<typeof fetch>().mockImplementation(async (path, init) => {
    calls.push(`${init?.method} ${path as string}`);
    if (init?.method === 'GET') return answer(200, {});
    bodies.push(JSON.parse(init?.body as string));
    await screen.findByRole('button', { name: 'Setting up...' });
    return answer(statuses.shift() ?? 200, {});
  });
  return calls;
}

const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Continue to Dashboard' }));

beforeAll(() => Agreements.preload());
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe('the care form', () => {
  it('shows the sentences of the contract for what is missing, and sends nothing', async () => {
    const calls = serve();
    renderInApp(<Onboarding values={{ conditions: [] }} />);
    submit();
    for (const sentence of [
      'Name is required',
      'Location is required',
      'Care recipient name is required',
      'Relationship is required',
      'Please select at least one condition',
      'You must accept the Terms of Service to continue',
      'You must accept the Privacy Policy to continue',
      'You must consent to data usage to use our services',
    ])
      expect(await screen.findByText(sentence)).not.toBeNull();
    expect(calls).toEqual([]);
  });

  it('says what is wrong with a group of choices at its legend, and moves the focus to its first choice', async () => {
    serve();
    renderInApp(<Onboarding values={{ ...filled, relationship: undefined }} />);
    submit();
    const sentence = await screen.findByText('Relationship is required');
    const group = screen.getByRole('radiogroup', { name: 'They are your…' });
    expect(group.contains(sentence)).toBe(true);
    const described = group.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('Relationship is required');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Parent' })));
    fireEvent.click(screen.getByRole('radio', { name: 'Parent' }));
    await waitFor(() => expect(screen.queryByText('Relationship is required')).toBeNull());
    expect(group.getAttribute('aria-describedby')).toBeNull();
  });

  it.each<[string, OnboardingValues, () => HTMLElement | undefined]>([
    ['a group of several', { conditions: [], terms: false }, () => screen.getAllByRole('checkbox')[0]],
    ['a group of one', { relationship: undefined, privacy: false }, () => screen.getAllByRole('radio')[0]],
    ['a box', { privacy: false, dataUse: false }, () => screen.getByLabelText(/Privacy Policy$/)],
    ['a text', { recipientName: '', conditions: [] }, () => screen.getByLabelText('Their name')],
  ])('moves the focus to the first of what is missing: %s', async (_, missing, first) => {
    serve();
    renderInApp(<Onboarding values={{ ...filled, ...missing }} />);
    submit();
    await waitFor(() => expect(document.activeElement).toBe(first()));
    expect(document.activeElement?.matches('input')).toBe(true);
  });

  it('says when the person agreed, in their language, and what is wrong again in a language just chosen', async () => {
    serve();
    const { store } = renderInApp(<Onboarding values={{ ...filled, terms: false }} />);
    expect(screen.getByText('You agreed on November 21, 2026. Please confirm.')).not.toBeNull();
    submit();
    expect(await screen.findByText('You must accept the Terms of Service to continue')).not.toBeNull();
    act(() => void store.dispatch(languageChanged('es')));
    expect(
      screen.getByText('Usted ya aceptó el 21 de noviembre de 2026. Por favor, confírmelo.'),
    ).not.toBeNull();
    expect(screen.getByRole('radio', { name: 'Abuela o abuelo' })).not.toBeNull();
    expect(await screen.findByText('Debe aceptar los Términos de servicio para continuar')).not.toBeNull();
  });

  it('stays as it is when the second call fails, and then repeats both', async () => {
    const calls = serve(200, 503, 200, 201);
    const { store } = renderInApp(<Onboarding values={filled} />);
    submit();
    await waitFor(() =>
      expect(currentToast(store.getState())).toMatchObject({
        title: 'Setup Error',
        description: 'Failed to complete onboarding. Please try again.',
        destructive: true,
      }),
    );
    expect(screen.getByLabelText<HTMLInputElement>('Their name').value).toBe('Abuela Carmen');
    submit();
    await waitFor(() => expect(currentToast(store.getState())?.title).toBe('Welcome to Careward!'));
    expect(calls).toEqual([
      'POST /api/profile',
      'POST /api/recipients',
      'POST /api/profile',
      'POST /api/recipients',
    ]);
  });

  it('completes the profile at the time of submission, and has it read again', async () => {
    const calls = serve();
    const { store } = renderInApp(<Onboarding values={filled} />);
    await act(() => store.dispatch(careProfileEndpoints.endpoints.profile.initiate()));
    const start = Date.now();
    submit();
    await waitFor(() =>
      expect(currentToast(store.getState())).toMatchObject({
        title: 'Welcome to Careward!',
        description: 'Your profile has been set up successfully.',
      }),
    );
    const [profile] = bodies as SaveProfile[];
    expect(profile?.isOnboardingComplete).toBe(true);
    for (const at of [
      profile?.agreedToTermsAt,
      profile?.agreedToPrivacyAt,
      profile?.consentedToDataUsageAt,
    ]) {
      expect(Date.parse(at ?? '')).toBeGreaterThanOrEqual(start);
      expect(Date.parse(at ?? '')).toBeLessThanOrEqual(Date.now());
    }
    await waitFor(() => expect(calls.filter((call) => call === 'GET /api/profile')).toHaveLength(2));
  });

  it('dates in an edit only the box that was ticked again', async () => {
    serve();
    const { store } = renderInApp(<Onboarding values={filled} isEdit />);
    const box = screen.getByRole('checkbox', { name: 'I accept the Privacy Policy' });
    fireEvent.click(box);
    fireEvent.click(box);
    submit();
    await waitFor(() => expect(currentToast(store.getState())?.title).toBe('Welcome to Careward!'));
    const times = Object.keys(bodies[0] as SaveProfile).filter((field) => field.endsWith('At'));
    expect(times).toEqual(['agreedToPrivacyAt']);
  });

  it('says at the name that another person has it', async () => {
    serve();
    const taken = { detail: NAME_TAKEN, code: 'invalid-input' };
    globalThis.fetch = jest
      .fn<typeof fetch>()
      .mockImplementation((path) =>
        Promise.resolve(path === '/api/recipients' ? answer(400, taken) : answer(200, {})),
      );
    const { store } = renderInApp(<Onboarding values={filled} />);
    submit();
    expect(await screen.findByText(NAME_TAKEN)).not.toBeNull();
    await waitFor(() => expect(currentToast(store.getState())?.title).toBe('Setup Error'));
    expect(document.activeElement).toBe(screen.getByLabelText('Their name'));
  });

  it('keeps nothing of what was typed once it is saved', async () => {
    serve();
    const { store } = renderInApp(<Onboarding values={filled} />);
    fireEvent.change(screen.getByLabelText('Their name'), { target: { value: 'Carmen' } });
    await waitFor(() => expect(sessionStorage).toHaveLength(1));
    submit();
    await waitFor(() => expect(currentToast(store.getState())?.title).toBe('Welcome to Careward!'));
    expect(sessionStorage).toHaveLength(0);
  });

  it('counts its steps', () => {
    renderInApp(<Onboarding values={filled} />);
    const steps = screen.getAllByText(/^Step \d of \d$/).map(({ textContent }) => textContent);
    expect(steps).toEqual(steps.map((_, at) => `Step ${at + 1} of ${steps.length}`));
    expect(steps.length).toBeGreaterThan(2);
  });

  it('says what the consent is to', () => {
    renderInApp(<Onboarding values={filled} />);
    const name =
      'I consent to the use of my data. I voluntarily upload health information, it is stored and processed securely, and Careward gives no medical advice.';
    expect(screen.getByRole('checkbox', { name })).not.toBeNull();
  });

  it('lets an optional answer be undone', async () => {
    serve();
    const { store } = renderInApp(<Onboarding values={{ ...filled, insuranceType: 'medicaid' }} />);
    const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
    expect([radio('Medicaid').checked, radio('Rather not say').checked]).toEqual([true, false]);
    fireEvent.click(radio('Rather not say'));
    expect([radio('Medicaid').checked, radio('Rather not say').checked]).toEqual([false, true]);
    submit();
    await waitFor(() => expect(currentToast(store.getState())?.title).toBe('Welcome to Careward!'));
    expect(bodies.at(-1)).toMatchObject({ name: 'Abuela Carmen', insuranceType: null });
  });

  it('keeps what was typed during a visit to a legal text', async () => {
    serve();
    renderInApp(<Onboarding values={filled} />);
    fireEvent.change(screen.getByLabelText('Their name'), { target: { value: 'Carmen' } });
    await waitFor(() =>
      expect(JSON.stringify({ ...sessionStorage })).toContain(String.raw`\"recipientName\":\"Carmen\"`),
    );
    const link = screen.getByRole('link', { name: 'Read the Privacy Policy' });
    expect(link.getAttribute('href')).toBe('/privacy-policy?returnTo=/onboarding');
  });
});
