/** @jest-environment ./web/test/browser-environment.mjs */
import { expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { Link, Route, Routes, useNavigate } from 'react-router-dom';
import { PageArrivals, PageTitle } from '../../src/ui/page-title.js';
import { renderInApp } from '../render-in-app.js';

function Page({ title }: { title: string }) {
  const navigate = useNavigate();
  return (
    <>
      <PageTitle key={title}>{title}</PageTitle>
      <Link to="/second">Next</Link>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
}

it('takes the focus after a navigation and on Back, not on the page that the browser loaded', () => {
  renderInApp(
    <PageArrivals>
      <Routes>
        <Route path="/" element={<Page title="First" />} />
        <Route path="/second" element={<Page title="Second" />} />
      </Routes>
    </PageArrivals>,
  );
  expect(document.activeElement).toBe(document.body);
  fireEvent.click(screen.getByRole('link', { name: 'Next' }));
  expect(document.activeElement?.textContent).toBe('Second');
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(document.activeElement?.textContent).toBe('First');
});
