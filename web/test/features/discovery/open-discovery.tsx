import { act, fireEvent, screen, within } from '@testing-library/react';
import { Link, Route, Routes, useLocation } from 'react-router-dom';
import { SessionProvider } from '../../../src/base/session/session-provider.js';
import DiscoveryPage from '../../../src/features/discovery/discovery-page.js';
import JobPage from '../../../src/features/discovery/jobs/job-page.js';
import { currentToast } from '../../../src/shared/toast/toast.slice.js';
import { aStreamedBody } from '../../a-streamed-body.js';
import { answer } from '../../answer.js';
import { renderInApp } from '../../render-in-app.js';

const ADDRESS = '/admin/discovery';
const SOURCES = '/api/discovery/sources';
const STREAM = 'GET /api/discovery/stream';

const Address = () => <output aria-label="address">{useLocation().pathname + useLocation().search}</output>;

/** The service as the page sees it: what calls answer may change while the page is open. */
export function discoveryServer() {
  const answers: Record<string, { status: number; body: unknown }> = {};
  const says = (call: string, body: unknown, status = 200) => void (answers[call] = { status, body });
  says('GET /api/auth/user', { id: 'rosa', firstName: 'Rosa', role: 'super_admin' });
  says(`GET ${SOURCES}`, []);
  says('GET /api/discovery/jobs', []);

  const calls: { call: string; body: unknown }[] = [];
  const streams: { send: (changes: object) => Promise<void>; signal: AbortSignal }[] = [];
  globalThis.fetch = (path, init) => {
    const signal = init?.signal as AbortSignal;
    const call = `${init?.method ?? 'GET'} ${path as string}`;
    if (call === STREAM && !answers[STREAM]) {
      const { body, push } = aStreamedBody(signal);
      const send = (changes: object) => act(async () => push(`data: ${JSON.stringify(changes)}\n\n`));
      streams.push({ send, signal });
      return Promise.resolve({ status: 200, body } as Response);
    }
    calls.push({ call, body: init?.body && (JSON.parse(init.body as string) as unknown) });
    const { status, body } = answers[call] ?? { status: 404, body: {} };
    return Promise.resolve(answer(status, body));
  };
  return {
    says,
    streams,
    all: () => calls.map(({ call }) => call),
    /** The bodies of the calls, the oldest first. */
    sent: (call: string) => calls.filter((each) => each.call === call).map(({ body }) => body),
  };
}

/** Opens a page of the feature. */
export function openPage(path: string) {
  const view = renderInApp(
    <SessionProvider>
      <Address />
      <Link to={ADDRESS}>All sources</Link>
      <Routes>
        <Route path={ADDRESS} element={<DiscoveryPage />} />
        <Route path={`${ADDRESS}/jobs/:jobId`} element={<JobPage />} />
        <Route path="*" element={<p>Elsewhere</p>} />
      </Routes>
    </SessionProvider>,
    ADDRESS + path,
  );
  return { ...view, toast: () => currentToast(view.store.getState()) };
}

/** Opens the lists; resolves when their tabs, or what stands instead of them, are there. */
export async function openDiscovery(query = '') {
  const view = openPage(query);
  await screen.findByText(/^(Content Discovery|Gestión de contenido)/);
  return view;
}

export const address = () => screen.getByLabelText('address').textContent;
export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
/** The name of the tab that has the focus begins with its number; our style sheet, which is not here, leaves that out. */
export const openTab = async (name: string) =>
  fireEvent.click(await screen.findByRole('tab', { name: new RegExp(`${name}$`) }));

/** Chooses in a list that opens. */
export async function choose(label: string, option: string) {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: label }));
  fireEvent.click(await screen.findByText(option, { selector: '.ant-select-item-option-content' }));
}

/** The card of a source. */
export const card = async (name: string | RegExp) => within(await screen.findByRole('listitem', { name }));
