/**
 * @jest-environment ./web/test/browser-environment.mjs
 * @own-start
 */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { useState } from 'react';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { draftStore } from '../../../src/base/drafts.js';
import { languageChanged } from '../../../src/base/store.js';
import { currentToast } from '../../../src/shared/toast/toast.slice.js';
import CoachPage from '../../../src/features/coach/coach-page.js';
import { useNewConversation } from '../../../src/features/coach/use-conversations.js';
import { answer } from '../../answer.js';
import { renderInApp } from '../../render-in-app.js';
import { aMessage } from './a-message.js';
import { CONVERSATIONS, made, newChat, serve, welcome } from './coach-server.js';

const evenings = { ...newChat, title: 'Evenings' };
/** The first conversation, for the nth time. */
const first = (time: number) => ({ ...welcome, id: `0197a7a0-0000-7000-8000-00000000001${time}` });
/** Hidden while a dialog is open. */
const heading = () => screen.getByRole('heading', { level: 1, hidden: true }).textContent;
const entry = (title: string) => {
  const item = screen.getByRole('link', { name: new RegExp(`^${title}`) }).closest('li');
  if (!item) throw new Error(`${title} is not in a list`);
  return within(item);
};
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Title of the conversation' });
const rename = (title: string, to: string) => {
  fireEvent.click(entry(title).getByRole('button', { name: 'Rename' }));
  fireEvent.change(field(), { target: { value: to } });
};

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

/** The coach page with these conversations, of which the server changes what it is told to. */
async function openCoach(...conversations: (typeof evenings)[]) {
  let list = conversations;
  const replies: Record<string, () => Response> = {
    [`GET ${CONVERSATIONS}`]: () => answer(200, list),
    [`POST ${CONVERSATIONS}`]: () => {
      list = [first(made('POST').length)];
      return answer(201, list[0]);
    },
  };
  for (const each of conversations) {
    replies[`PUT ${CONVERSATIONS}/${each.id}`] = () => {
      const { title } = (made('PUT').at(-1)?.body ?? {}) as { title: string };
      list = list.map((known) => (known === each ? { ...known, title } : known));
      return answer(200, { ...each, title });
    };
    replies[`DELETE ${CONVERSATIONS}/${each.id}`] = () => {
      list = list.filter((known) => known !== each);
      return answer(200, { success: true });
    };
  }
  serve(replies);
  const app = renderInApp(<CoachPage />, '/ai-coach');
  await screen.findAllByRole('button', { name: 'Rename' });
  return { ...app, replies };
}

describe('a new conversation', () => {
  const goTo = jest.fn();
  function Start() {
    const [openId, setOpenId] = useState(welcome.id);
    const { startNew, isStarting } = useNewConversation(openId, goTo);
    return (
      <>
        <button disabled={isStarting} onClick={() => void startNew()}>
          New
        </button>
        <button onClick={() => setOpenId(newChat.id)}>Show it</button>
        <button onClick={() => setOpenId(welcome.id)}>Go back</button>
      </>
    );
  }
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const isStarting = () => screen.getByRole<HTMLButtonElement>('button', { name: 'New' }).disabled;

  it('is starting until it is the open one, so that nothing is typed into the one before', async () => {
    serve({ [`POST ${CONVERSATIONS}`]: () => answer(201, newChat) });
    renderInApp(<Start />);
    press('New');
    await waitFor(() => expect(goTo).toHaveBeenCalledWith(newChat.id));
    await act(() => Promise.resolve());
    expect(isStarting()).toBe(true);
    press('Show it');
    expect(isStarting()).toBe(false);
    press('Go back');
    expect(isStarting()).toBe(false);
  });
});

describe('the list', () => {
  it.each([
    ['en', 'Today', 'Older'],
    ['es', 'Hoy', 'Más antiguas'],
  ] as const)('is in groups by day, each under its heading, in %s', async (language, today, older) => {
    localStorage.setItem('language', language);
    const [early, late] = [new Date(2020, 1, 1), new Date()].map((at) => at.toISOString());
    serve({
      [`GET ${CONVERSATIONS}`]: () =>
        answer(200, [
          { ...evenings, lastMessageAt: late },
          { ...welcome, lastMessageAt: early },
        ]),
    });
    renderInApp(<CoachPage />, '/ai-coach');
    for (const [day, title] of [
      [today, 'Evenings'],
      [older, language === 'en' ? 'Welcome there' : 'Le damos la bienvenida'],
    ] as const) {
      expect((await screen.findByRole('heading', { level: 3, name: day })).textContent).toBe(day);
      const list = screen.getByRole('list', { name: day });
      expect(within(list).getAllByRole('link', { name: new RegExp(`^${title}`) })).toHaveLength(1);
    }
  });
});

describe('quick questions', () => {
  const messages = `${CONVERSATIONS}/${newChat.id}/messages`;

  it('are asked at once, beside a draft, and gone with the first message', async () => {
    const { replies } = await openCoach(newChat);
    const exchange = { userMessage: aMessage('user', 'x'), aiMessage: aMessage('assistant', 'Pause first.') };
    replies[`POST ${messages}`] = () => answer(201, exchange);
    const box = screen.getByLabelText<HTMLTextAreaElement>('Your message to the coach');
    fireEvent.change(box, { target: { value: 'Half a thou' } });

    const chips = await screen.findByRole('list', { name: 'Questions to start with' });
    expect(
      within(chips)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Fall prevention tips',
      'Managing sundowning',
      'When to call 911',
      'Medication reminders',
      'Dealing with agitation',
      'Safe bathing techniques',
    ]);
    fireEvent.click(within(chips).getByRole('button', { name: 'Dealing with agitation' }));
    expect(screen.queryByRole('list', { name: 'Questions to start with' })).toBeNull();
    await waitFor(() => expect(made('POST')[0]?.body).toMatchObject({ content: 'Dealing with agitation' }));
    expect(box.value).toBe('Half a thou');
  });

  it('are in Spanish, as the titles and the rest of the page are', async () => {
    const { store } = await openCoach(newChat, welcome);
    act(() => void store.dispatch(languageChanged('es')));
    expect(await screen.findByRole('button', { name: 'Cuándo llamar al 911' })).not.toBeNull();
    expect(heading()).toBe('Nueva conversación');
    expect(screen.getByRole('link', { name: /^Le damos la bienvenida/ })).not.toBeNull();
    expect(screen.getByText('Cada respuesta dice su fuente. No es consejo médico.')).not.toBeNull();
    expect(screen.getByRole('textbox', { name: 'Su mensaje para el asistente' })).not.toBeNull();
  });
});

describe('renaming a conversation', () => {
  it('saves the title and returns to its button', async () => {
    await openCoach(evenings, welcome);
    rename('Evenings', '  Calm evenings ');
    fireEvent.submit(field());
    await waitFor(() => expect(heading()).toBe('Calm evenings'));
    expect(made('PUT').map(({ body }) => body)).toEqual([{ title: 'Calm evenings' }]);
    const button = entry('Calm evenings').getByRole('button', { name: 'Rename' });
    expect(document.activeElement).toBe(button);
  });

  it('shows the title also where the list cannot be read again', async () => {
    const { replies } = await openCoach(evenings);
    replies[`GET ${CONVERSATIONS}`] = () => answer(503, {});
    rename('Evenings', 'Nights');
    fireEvent.submit(field());
    await waitFor(() => expect(heading()).toBe('Nights'));
  });

  it('refuses a blank title with a sentence', async () => {
    await openCoach(evenings);
    rename('Evenings', ' \u200b ');
    fireEvent.submit(field());
    expect(screen.getByText('Please enter a title')).not.toBeNull();
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(made('PUT')).toEqual([]);
  });

  it('sends nothing when nothing was changed, so that the first message still names it', async () => {
    await openCoach(newChat);
    fireEvent.click(entry('New conversation').getByRole('button', { name: 'Rename' }));
    fireEvent.submit(field());
    await waitFor(() =>
      expect(screen.queryByRole('textbox', { name: 'Title of the conversation' })).toBeNull(),
    );
    expect(made('PUT')).toEqual([]);
  });

  it('is cancelled by Escape, which stops at the field', async () => {
    await openCoach(evenings);
    fireEvent.click(screen.getByRole('button', { name: 'Conversations' }));
    const drawer = within(await screen.findByRole('dialog'));
    fireEvent.click(drawer.getByRole('button', { name: 'Rename' }));
    const input = drawer.getByRole('textbox', { name: 'Title of the conversation' });
    fireEvent.change(input, { target: { value: 'Nights' } });
    fireEvent.keyDown(input, { key: 'Escape' });
    expect(document.activeElement).toBe(drawer.getByRole('button', { name: 'Rename' }));
    expect(drawer.getByRole('link', { name: /^Evenings/ })).not.toBeNull();
    expect(made('PUT')).toEqual([]);
  });

  it('keeps the field and says why when it fails', async () => {
    const { replies, store } = await openCoach(evenings);
    const problem = { title: 'x', status: 503, detail: 'Please try again in a minute.' };
    replies[`PUT ${CONVERSATIONS}/${evenings.id}`] = () => answer(503, problem);
    rename('Evenings', 'Nights');
    fireEvent.submit(field());
    await waitFor(() =>
      expect(currentToast(store.getState())).toMatchObject({
        title: 'Not renamed',
        description: 'Please try again in a minute.',
      }),
    );
    expect(field().value).toBe('Nights');
  });
});

describe('deleting a conversation', () => {
  const confirmDeletion = async (title: string) => {
    fireEvent.click(entry(title).getByRole('button', { name: 'Delete' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Yes, delete it' }));
  };

  it('says what is lost first', async () => {
    await openCoach(evenings);
    fireEvent.click(entry('Evenings').getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete this conversation?' });
    expect(dialog.textContent).toContain('with your questions and every answer in it');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(made('DELETE')).toEqual([]);
  });

  it('switches from the open one to another', async () => {
    await openCoach(evenings, welcome);
    expect(heading()).toBe('Evenings');
    await confirmDeletion('Evenings');
    await waitFor(() => expect(heading()).toBe('Welcome there'));
    expect(screen.queryByText('Evenings')).toBeNull();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('New conversation'));
  });

  it('removes the files that were attached there and not sent, also before a reload', async () => {
    const uploaded = { id: 'f1', path: '/api/chat/files/f1', status: 'ready', reason: null };
    const files = [{ key: 'k', name: 'letter.pdf', type: 'application/pdf', size: 4, uploaded }];
    const kept = draftStore<{ files: object }>(`coachFiles:${evenings.id}`, {});
    kept.keep('', { files });
    await openCoach(welcome, evenings);
    await confirmDeletion('Evenings');
    await waitFor(() =>
      expect(made('DELETE').map(({ path }) => path)).toContain('/api/chat/files/f1?only=unsent'),
    );
    expect(kept.read('')).toEqual({});
  });

  it('makes the first conversation again each time none is left', async () => {
    const { replies } = await openCoach();
    for (const times of [1, 2]) {
      replies[`DELETE ${CONVERSATIONS}/${first(times).id}`] = () => {
        replies[`GET ${CONVERSATIONS}`] = () =>
          answer(200, made('POST').length === times ? [] : [first(times + 1)]);
        return answer(200, { success: true });
      };
      await confirmDeletion('Welcome there');
      await waitFor(() => expect(made('POST')).toHaveLength(times + 1));
      await waitFor(() => expect(heading()).toBe('Welcome there'));
    }
    expect(new Set(made('POST').map(({ key }) => key))).toEqual(new Set(['welcome']));
  });

  it('keeps everything and says why when it fails', async () => {
    const { replies, store } = await openCoach(evenings);
    replies[`DELETE ${CONVERSATIONS}/${evenings.id}`] = () => answer(503, {});
    await confirmDeletion('Evenings');
    await waitFor(() => expect(currentToast(store.getState())?.title).toBe('Not deleted'));
    expect(heading()).toBe('Evenings');
    expect(screen.getByRole('button', { name: 'Yes, delete it' })).not.toBeNull();
  });
});
