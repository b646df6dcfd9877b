/** @jest-environment ./web/test/browser-environment.mjs */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { aSource } from './a-source.js';
import { address, discoveryServer, openDiscovery, openTab, press } from './open-discovery.js';

const CREATE = 'POST /api/discovery/sources';
let server: ReturnType<typeof discoveryServer>;

beforeEach(() => {
  localStorage.setItem('authToken', 'cw_of-rosa');
  server = discoveryServer();
  server.says(CREATE, aSource(), 201);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

const open = async () => {
  const view = await openDiscovery('?tab=new');
  await screen.findByLabelText('Name');
  return view;
};
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const submit = () => press('Add content source');
function fillIn() {
  type('Name', ' Dementia help ');
  type('Base URL', 'https://help.example.org/guides');
  type('Category', 'Dementia care');
}

describe('the form of a new source', () => {
  it('begins with the defaults', async () => {
    await open();
    expect(field('Crawl depth').value).toBe('2');
    expect(screen.getByText('Weekly')).not.toBeNull();
    expect(field('Its robots.txt allows this crawl').checked).toBe(false);
    expect(field('I have reviewed its terms of service').checked).toBe(false);
  });

  it('says what is missing, and sends nothing', async () => {
    await open();
    submit();
    for (const sentence of ['Name is required', 'Valid URL is required', 'Category is required'])
      expect(await screen.findByText(sentence)).not.toBeNull();
    expect(server.sent(CREATE)).toEqual([]);
  });

  it.each([
    ['Crawl depth', '0', /whole number from 1 to 5$/],
    ['Crawl depth', '6', /whole number from 1 to 5$/],
    ['Crawl depth', '2.5', /whole number from 1 to 5$/],
    ['Crawl depth', '', /whole number from 1 to 5$/],
    ['Base URL', 'ftp://help.example.org', 'Valid URL is required'],
    ['Base URL', 'https://rosa:secret@help.example.org', /leave the user name and password out/],
    ['Blocked patterns (optional)', 'x'.repeat(201), 'Please use at most 200 characters for a pattern'],
    ['Allowed patterns (optional)', 'x\n'.repeat(101), 'Please use at most 100 patterns'],
    ['Legal review notes (optional)', 'x'.repeat(4001), 'Please use at most 4000 characters'],
  ])('refuses as %s what the server would refuse: %.40s', async (label, value, sentence) => {
    await open();
    fillIn();
    type(label, value);
    submit();
    expect(await screen.findByText(sentence)).not.toBeNull();
    expect(server.sent(CREATE)).toEqual([]);
  });

  it('sends what is there: without notes, patterns as lists without empty lines', async () => {
    const { toast } = await open();
    fillIn();
    type('Crawl depth', '5');
    type('Allowed patterns (optional)', '/guides/*\n\n  /help$  \n');
    fireEvent.click(field('I have reviewed its terms of service'));
    submit();
    await waitFor(() => expect(toast()?.title).toBe('Content source created successfully'));
    expect(server.sent(CREATE)).toEqual([
      {
        name: 'Dementia help',
        baseUrl: 'https://help.example.org/guides',
        category: 'Dementia care',
        crawlDepth: 5,
        crawlFrequency: 'weekly',
        allowedPatterns: ['/guides/*', '/help$'],
        blockedPatterns: [],
        robotsTxtCompliant: false,
        tosReviewed: true,
        legalReviewNotes: '',
      },
    ]);
  });

  it.each([
    ['Daily', 'daily'],
    ['Monthly', 'monthly'],
  ])('offers %s', async (name, crawlFrequency) => {
    await open();
    fillIn();
    fireEvent.mouseDown(field('Crawl frequency'));
    fireEvent.click(await screen.findByTitle(name));
    submit();
    await waitFor(() => expect(server.sent(CREATE)).toMatchObject([{ crawlFrequency }]));
  });

  it('suggests categories', async () => {
    await open();
    type('Category', 'wellbeing');
    fireEvent.click(await screen.findByTitle('Caregiver wellbeing'));
    expect(field('Category').value).toBe('Caregiver wellbeing');
  });

  it('leads to the source that was added, and is empty when one comes back', async () => {
    const added = aSource(2, { name: 'Dementia help' });
    server.says(CREATE, added, 201);
    await open();
    fillIn();
    type('Crawl depth', '4');
    server.says('GET /api/discovery/sources', [aSource(1), added]);
    submit();
    const heading = await screen.findByRole('heading', { name: 'Dementia help' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(address()).toBe('/admin/discovery');
    await openTab('Add New Source');
    await screen.findByLabelText('Name');
    expect(field('Name').value).toBe('');
    expect(field('Base URL').value).toBe('');
    expect(field('Category').value).toBe('');
    expect(field('Crawl depth').value).toBe('2');
  });

  it.each([
    [{ detail: 'Valid URL is required' }, 'Valid URL is required'],
    [{}, 'What you typed is still here. Please try again.'],
  ])('keeps everything when a save fails (%#), and says why', async (problem, description) => {
    server.says(CREATE, problem, 400);
    const { toast } = await open();
    fillIn();
    submit();
    await waitFor(() =>
      expect(toast()).toMatchObject({
        title: 'Failed to create content source',
        description,
        destructive: true,
      }),
    );
    expect(field('Base URL').value).toBe('https://help.example.org/guides');
  });

  it('keeps everything when one looks at another tab, and after a reload', async () => {
    const { unmount } = await open();
    fillIn();
    await openTab('Content Sources');
    await screen.findByText('No content sources configured');
    await openTab('Add New Source');
    expect((await screen.findByLabelText<HTMLInputElement>('Base URL')).value).toMatch(/guides$/);
    unmount();
    await open();
    expect(field('Category').value).toBe('Dementia care');
  });

  it('says in Spanish what is missing', async () => {
    localStorage.setItem('language', 'es');
    await openDiscovery('?tab=new');
    fireEvent.click(await screen.findByRole('button', { name: 'Agregar la fuente' }));
    expect(await screen.findByText('Escriba una dirección web válida')).not.toBeNull();
  });
});
