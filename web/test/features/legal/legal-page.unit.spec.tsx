/** @jest-environment ./web/test/browser-environment.mjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import TermsOfServicePage from '../../../src/features/legal/pages/terms-of-service-page.js';
import { renderInApp } from '../../render-in-app.js';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const open = (address: string) =>
  renderInApp(
    <Routes>
      <Route path="/terms-of-service" element={<TermsOfServicePage />} />
      <Route path="/login" element="The login page" />
    </Routes>,
    address,
  );

describe('a legal page', () => {
  it('is in the language of the client, and changes it', () => {
    open('/terms-of-service');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Terms of Service');
    fireEvent.click(screen.getByRole('button', { name: 'Español' }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Términos de servicio');
    expect(screen.getByText('Última actualización: 27 de agosto de 2025')).not.toBeNull();
    expect(screen.getByText(/vale el texto en inglés/)).not.toBeNull();
  });

  it('has numbers and the address of support as links', () => {
    open('/terms-of-service');
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([
      'tel:911',
      'tel:988',
      ...Array<string>(2).fill('mailto:support@careward.example'),
    ]);
  });

  it('goes back to the page that opened it', () => {
    open('/terms-of-service?returnTo=/login');
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByText('The login page')).not.toBeNull();
  });
});
