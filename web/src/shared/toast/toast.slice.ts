import { createSlice, nanoid } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

export type ToastContent = { title: string; description?: string; destructive?: boolean };
export type Toast = ToastContent & { id: string; open: boolean };

const initialState: { current: Toast | null; held: boolean } = { current: null, held: false };

/** At most one: a new toast takes the place of the old at once (spec.md 9). */
export const toastSlice = createSlice({
  name: 'toast',
  initialState,
  reducers: {
    showToast: {
      prepare: (content: ToastContent) => ({ payload: { ...content, id: nanoid(), open: true } }),
      reducer: (state, { payload }: PayloadAction<Toast>) => {
        state.current = payload;
      },
    },
    toastClosed: (state, { payload: id }: PayloadAction<string>) => {
      if (state.current?.id === id) state.current.open = false;
    },
    /** While held a toast waits to be seen; a failure does not, somebody has just asked for what failed. */
    toastsHeld: (state, { payload: held }: PayloadAction<boolean>) => {
      state.held = held;
    },
    toastForgotten: (state, { payload: id }: PayloadAction<string>) => {
      if (state.current?.id === id) state.current = null;
    },
  },
});

export const { showToast, toastClosed, toastsHeld, toastForgotten } = toastSlice.actions;
