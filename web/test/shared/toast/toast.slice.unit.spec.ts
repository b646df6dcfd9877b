import { describe, expect, it } from '@jest/globals';
import { showToast, toastClosed, toastForgotten, toastSlice } from '../../../src/shared/toast/toast.slice.js';

const { reducer } = toastSlice;
const shown = (title: string) => reducer(undefined, showToast({ title }));

describe('toasts', () => {
  it('are at most one: a new one replaces the old', () => {
    const { current } = reducer(shown('First'), showToast({ title: 'Second', destructive: true }));
    expect(current).toMatchObject({ title: 'Second', destructive: true, open: true });
  });

  it('stay in the store when they close, until they are forgotten', () => {
    const first = shown('First');
    const id = first.current?.id ?? '';
    const closed = reducer(first, toastClosed(id));
    expect(closed.current).toMatchObject({ title: 'First', open: false });
    expect(reducer(closed, toastForgotten(id)).current).toBeNull();
  });

  it('are not closed or forgotten by the timers of one that was replaced', () => {
    const first = shown('First');
    const second = reducer(first, showToast({ title: 'Second' }));
    const id = first.current?.id ?? '';
    expect(reducer(second, toastClosed(id))).toEqual(second);
    expect(reducer(second, toastForgotten(id))).toEqual(second);
  });
});
