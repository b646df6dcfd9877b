/** @jest-environment ./web/test/browser-environment.mjs */
import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../src/ui/button.js';
import { renderInApp } from '../render-in-app.js';

afterEach(cleanup);

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /Save/ });

function Form({ save }: { save: () => void }) {
  const [isPending, setPending] = useState(false);
  function submit(event: FormEvent) {
    event.preventDefault();
    save();
    setPending(true);
  }
  return (
    <form onSubmit={submit}>
      <Button type="submit" pending={isPending}>
        Save
      </Button>
    </form>
  );
}

it('a pending button keeps the focus, says that it cannot be used, and submits nothing', () => {
  const save = jest.fn();
  renderInApp(<Form save={save} />);
  button().focus();
  fireEvent.click(button());
  expect(button()).toMatchObject({ ariaDisabled: 'true', disabled: false });
  expect(document.activeElement).toBe(button());
  fireEvent.click(button());
  expect(save).toHaveBeenCalledTimes(1);
});
