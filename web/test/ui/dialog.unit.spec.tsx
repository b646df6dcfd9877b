/** @jest-environment ./web/test/browser-environment.mjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import Dialog from '../../src/ui/dialog.js';
import { renderInApp } from '../render-in-app.js';

afterEach(cleanup);

function Page({ onClosed }: { onClosed?: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Opener</button>
      <button>Message</button>
      <Dialog
        title="Conversations"
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          onClosed?.();
        }}
      >
        <p>Two of them</p>
      </Dialog>
    </>
  );
}

const named = (name: string) => screen.getByText(name);
const focused = () => document.activeElement?.textContent;

async function openAndClose() {
  const opener = named('Opener');
  opener.focus();
  fireEvent.click(opener);
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  act(() => void fireEvent.keyDown(document.activeElement ?? dialog, { key: 'Escape' }));
  await waitFor(() => expect(screen.queryAllByRole('dialog')).toHaveLength(0));
}

describe('a dialog that is closed', () => {
  it('gives the focus back to what opened it', async () => {
    renderInApp(<Page />);
    await openAndClose();
    await waitFor(() => expect(focused()).toBe('Opener'));
  });

  it('leaves the focus where what it led to has put it', async () => {
    renderInApp(<Page onClosed={() => setTimeout(() => named('Message').focus(), 0)} />);
    await openAndClose();
    // Radix has set its own timer, in which it gives the focus back, when the dialog went.
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(focused()).toBe('Message');
  });
});
