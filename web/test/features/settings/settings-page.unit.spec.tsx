/** @jest-environment ./web/test/browser-environment.mjs */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { PageLanguage } from '../../../src/app/app.js';
import SettingsPage from '../../../src/features/settings/settings-page.js';
import { colorSchemeChoice, textSizeChoice } from '../../../src/ui/theme/device-choices.js';
import { renderInApp } from '../../render-in-app.js';

beforeEach(() => {
  colorSchemeChoice.follow();
  textSizeChoice.follow();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** Where the dialog's title is not the button's word. */
const LEGAL_TITLES: Record<string, string> = { 'Consent Notice': 'Consent to Upload Health Information' };

const open = () =>
  renderInApp(
    <>
      <PageLanguage />
      <SettingsPage />
    </>,
    '/settings',
  );
const group = (name: string) => within(screen.getByRole('group', { name }));
const radio = (name: string, label: string) =>
  group(name).getByRole<HTMLInputElement>('radio', { name: label });
const choose = (name: string, label: string) => fireEvent.click(radio(name, label));
const root = () => ({ ...document.documentElement.dataset });

/** What another tab of this browser stores. */
function storeElsewhere(key: string, newValue: string | null) {
  if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));
}

describe('settings', () => {
  it('come in this order', () => {
    open();
    const names = [...document.querySelectorAll('legend, h2')].map(({ textContent }) => textContent);
    expect(names).toEqual([
      'Language',
      'Text size',
      'Theme',
      'Care Coach Avatar',
      'Communication Preferences',
      'On your home screen',
      'Privacy & Analytics',
      'Account',
      'Legal Information',
      'Danger Zone',
    ]);
  });

  it.each(['Terms of Service', 'Privacy Policy', 'Consent Notice'])('open the %s', async (name) => {
    open();
    fireEvent.click(screen.getByRole('button', { name }));
    expect(await screen.findByRole('dialog', { name: LEGAL_TITLES[name] ?? name })).not.toBeNull();
  });

  it.each([
    ['en', 'Change password', 'Signed-in devices'],
    ['es', 'Cambiar la contraseña', 'Dispositivos con sesión abierta'],
  ])('lead to the password and the devices of the account (%s)', (language, password, devices) => {
    localStorage.setItem('language', language);
    open();
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect([href(password), href(devices)]).toEqual(['/change-password', '/devices']);
  });

  it.each([
    ['Theme', 'System', 'Dark', 'theme', 'dark'],
    ['Theme', 'System', 'Light', 'theme', 'light'],
    ['Text size', 'Normal', 'Large', 'textSize', 'large'],
    ['Text size', 'Normal', 'Larger', 'textSize', 'larger'],
  ])('%s: from %s to %s at once, remembered, and back', (name, first, label, key, value) => {
    open();
    expect(radio(name, first).checked).toBe(true);
    choose(name, label);
    expect(radio(name, label).checked).toBe(true);
    expect(root()).toEqual({ [key]: value });
    expect(localStorage.getItem(key)).toBe(value);
    choose(name, first);
    expect(root()).toEqual({});
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('follow a choice made in another tab', () => {
    open();
    storeElsewhere('theme', 'dark');
    storeElsewhere('textSize', 'larger');
    expect(root()).toEqual({ theme: 'dark', textSize: 'larger' });
    expect(radio('Theme', 'Dark').checked).toBe(true);
    expect(radio('Text size', 'Larger').checked).toBe(true);
    storeElsewhere('theme', null);
    storeElsewhere('textSize', 'no such size');
    expect(root()).toEqual({});
    storeElsewhere('language', 'es');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Configuración');
  });

  it('speak Spanish as soon as it is chosen', () => {
    open();
    choose('Language', 'Español');
    expect(radio('Idioma', 'Español').checked).toBe(true);
    expect(screen.getByRole('group', { name: 'Tamaño de la letra' })).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Eliminar la cuenta' })).not.toBeNull();
    expect(document.documentElement.lang).toBe('es');
    expect(localStorage.getItem('language')).toBe('es');
  });
});
