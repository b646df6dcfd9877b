/** @jest-environment ./web/test/browser-environment.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { HomeScreenCard, OfflineCard } from '../../../src/features/settings/this-device-cards.js';
import { followInstallOffer } from '../../../src/shared/home-screen/install.js';
import { renderInApp } from '../../render-in-app.js';

let stopFollowing: () => void;
beforeEach(() => {
  stopFollowing = followInstallOffer();
});
afterEach(() => {
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  stopFollowing();
  cleanup();
  localStorage.clear();
  for (const name of ['userAgent', 'standalone']) Reflect.deleteProperty(navigator, name);
});

const browserIs = (properties: Partial<Record<'userAgent' | 'standalone', unknown>>) => {
  for (const [name, value] of Object.entries(properties))
    Object.defineProperty(navigator, name, { value, configurable: true });
};
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/605.1.15';

describe('the card about the home screen', () => {
  it('asks the browser that has offered it, once', () => {
    renderInApp(<HomeScreenCard />);
    screen.getByText(/Open your browser’s menu/);
    const prompt = jest.fn<() => Promise<void>>().mockResolvedValue();
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    act(() => void window.dispatchEvent(offer));
    expect(offer.defaultPrevented).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Add to home screen' }));
    expect(prompt).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says how it is done on an iPhone, where no browser offers it', () => {
    browserIs({ userAgent: PHONE });
    localStorage.setItem('language', 'es');
    renderInApp(<HomeScreenCard />);
    screen.getByText(/toque el botón Compartir/);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is not there in the app itself', () => {
    browserIs({ userAgent: PHONE, standalone: true });
    renderInApp(<HomeScreenCard />);
    expect(screen.queryByRole('heading')).toBeNull();
  });
});

describe('the card about the time without a connection', () => {
  it('is not there where a browser can keep nothing', () => {
    localStorage.setItem('authToken', 'cw_1');
    renderInApp(<OfflineCard />);
    expect(screen.queryByRole('switch')).toBeNull();
  });
});
