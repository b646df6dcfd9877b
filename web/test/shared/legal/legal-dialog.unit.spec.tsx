/** @jest-environment ./web/test/browser-environment.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderInApp } from '../../render-in-app.js';
import LegalDialog from '../../../src/shared/legal/legal-dialog.js';
import type { LegalDocumentId } from '@careward/content/legal/legal-document';

const onRead = jest.fn();
const onAccept = jest.fn();
const onOpenChange = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  layOut({ clientHeight: 500, scrollHeight: 1_000 });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  jest.clearAllMocks();
  localStorage.clear();
});

function layOut(size: { clientHeight: number; scrollHeight: number }) {
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(size.clientHeight);
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(size.scrollHeight);
}

const open = (accept = true, document: LegalDocumentId = 'terms-of-service') =>
  renderInApp(
    <LegalDialog
      document={document}
      open
      onOpenChange={onOpenChange}
      onRead={onRead}
      {...(accept && { onAccept })}
    />,
  );

function scrollTo(scrollTop: number) {
  const text = screen.getByRole('region', { name: 'Terms of Service' });
  text.scrollTop = scrollTop;
  fireEvent.scroll(text);
}
const acceptBox = () =>
  screen.getByLabelText<HTMLInputElement>('I have read and agree to the Terms of Service');

describe('a legal dialog', () => {
  it('counts as read within 10 px of the end, not before', () => {
    open();
    expect(onRead).not.toHaveBeenCalled();
    scrollTo(489);
    expect(onRead).not.toHaveBeenCalled();
    scrollTo(490);
    expect(onRead).toHaveBeenCalled();
  });

  it('counts as read at once when its text fits', () => {
    layOut({ clientHeight: 500, scrollHeight: 500 });
    open();
    expect(onRead).toHaveBeenCalled();
  });

  it('accepts, closes, and clears the box after 300 ms', async () => {
    open();
    await screen.findByRole('checkbox');
    fireEvent.click(acceptBox());
    expect(onAccept).toHaveBeenCalledTimes(1);
    expect(onOpenChange).toHaveBeenCalledWith(false);
    act(() => jest.advanceTimersByTime(299));
    expect(acceptBox().checked).toBe(true);
    act(() => jest.advanceTimersByTime(1));
    expect(acceptBox().checked).toBe(false);
  });

  it('is in the language of the client', async () => {
    localStorage.setItem('language', 'es');
    open();
    expect(screen.getByRole('region', { name: 'Términos de servicio' }).tabIndex).toBe(0);
    expect(await screen.findByLabelText('He leído y acepto los Términos de servicio')).not.toBeNull();
  });

  it.each([
    ['terms-of-service', 'I have read and agree to the Terms of Service'],
    ['privacy-policy', 'I have read and agree to the Privacy Policy'],
  ] as const)('of the %s is accepted by "%s"', (document, label) => {
    open(true, document);
    expect(screen.getByRole('checkbox', { name: label })).not.toBeNull();
  });

  it.each([
    ['where no agreement is asked for', false, 'terms-of-service'],
    ['of the consent notice, which nobody accepts', true, 'consent-notice'],
  ] as const)('has no checkbox %s', (_name, accept, document) => {
    open(accept, document);
    expect(screen.getByRole('dialog')).not.toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
