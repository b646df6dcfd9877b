/** @jest-environment ./web/test/browser-environment.mjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { chooseLanguage } from '../../../src/base/language/use-language.js';
import {
  ConsentNoticePage,
  PrivacyPolicyPage,
  TermsOfServicePage,
} from '../../../src/features/legal/legal-page.js';
import { renderInApp } from '../../render-in-app.js';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const documents = ['/terms-of-service', '/privacy-policy', '/consent-notice'];

const open = (address: string) =>
  renderInApp(
    <Routes>
      <Route path="/terms-of-service" element={<TermsOfServicePage />} />
      <Route path="/privacy-policy" element={<PrivacyPolicyPage />} />
      <Route path="/consent-notice" element={<ConsentNoticePage />} />
      <Route path="/login" element="The login page" />
      <Route
        path="/resources"
        element={documents.map((path) => (
          <Link key={path} to={path} children={path} />
        ))}
      />
    </Routes>,
    address,
  );
const goBack = () => fireEvent.click(screen.getByRole('button', { name: 'Back' }));

describe('a legal page', () => {
  it('is in the language of the client, also when that changes', () => {
    const { store } = open('/terms-of-service');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Terms of Service');
    act(() => store.dispatch(chooseLanguage('es')));
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

  it.each(documents)('%s goes back to the page that it was told', (path) => {
    open(`${path}?returnTo=/login`);
    goBack();
    expect(screen.getByText('The login page')).not.toBeNull();
  });

  it.each(documents)('%s goes one page back when it was told none', (path) => {
    open('/resources');
    fireEvent.click(screen.getByRole('link', { name: path }));
    goBack();
    expect(screen.getAllByRole('link')).toHaveLength(documents.length);
  });
});
