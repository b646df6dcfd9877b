/** @jest-environment ./web/test/browser-environment.mjs */
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { CoachExample } from '../../../src/features/landing/components/coach-example.js';
import { renderInApp } from '../../render-in-app.js';

type Topic = { id: string; title: string; summary: string };

const topics = JSON.parse(readFileSync('services/discovery/seed/library.json', 'utf8')) as Topic[];

it('the example quotes the topic it names, word for word', () => {
  const { container } = renderInApp(<CoachExample />);
  const link = screen.getByRole('link');
  const topic = topics.find(({ id }) => link.getAttribute('href') === `/resources/${id}`);
  expect(link.textContent).toBe(topic?.title);
  const quotes = (container.querySelector('blockquote')?.textContent ?? '').split(/ ?1 ?/).filter(Boolean);
  expect(quotes).toHaveLength(2);
  for (const quote of quotes) expect(topic?.summary).toContain(quote);
});
