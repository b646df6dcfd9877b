/** @jest-environment ./web/test/browser-environment.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useEffect, useRef, useState } from 'react';
import Dialog from '../../src/ui/dialog.js';
import { renderInApp } from '../render-in-app.js';

// Radix moves the focus in timers.
beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});
const settle = () => act(async () => void jest.runAllTimers());

/** A page with a dialog, which leads to a field that takes the focus where `leads` says so. */
function Page({ leads }: { leads: boolean }) {
  const [open, setOpen] = useState<boolean>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (leads && open === false) queueMicrotask(() => field.current?.focus());
  }, [leads, open]);
  return (
    <>
      <button onClick={() => setOpen(true)}>Conversations</button>
      <input ref={field} aria-label="Message" />
      <Dialog title="Conversations" open={open === true} onOpenChange={setOpen}>
        <p>Two of them</p>
      </Dialog>
    </>
  );
}

async function openAndClose(leads: boolean): Promise<Element | null> {
  renderInApp(<Page leads={leads} />);
  const opener = screen.getByRole('button');
  opener.focus();
  fireEvent.click(opener);
  await settle();
  const dialog = screen.getByRole('dialog');
  expect(dialog.contains(document.activeElement)).toBe(true);
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await settle();
  expect(screen.queryAllByRole('dialog')).toHaveLength(0);
  return document.activeElement;
}

describe('a dialog that is closed', () => {
  it('gives the focus back to what opened it', async () => {
    expect((await openAndClose(false))?.textContent).toBe('Conversations');
  });

  it('leaves the focus where what it led to has put it', async () => {
    expect((await openAndClose(true))?.getAttribute('aria-label')).toBe('Message');
  });
});
