import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { reducer } from '../../base/store.js';

export type ToastContent = { title: string; description?: string; destructive?: boolean };
type Toast = ToastContent & { id: string; open: boolean };

/** `room`: the height of the open toast with the space around it, in CSS pixels; 0 while there is none. */
type Toasts = { current: Toast | null; held: boolean; room: number };
const initialState: Toasts = { current: null, held: false, room: 0 };

/** At most one toast: a new one replaces the old at once (spec.md 9). */
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
    /** While held, toasts wait; a destructive one is shown anyway, since it reports on what the person just did. */
    toastsHeld: (state, { payload: held }: PayloadAction<boolean>) => {
      state.held = held;
    },
    toastMeasured: (state, { payload: room }: PayloadAction<number>) => {
      state.room = room;
    },
    toastForgotten: (state, { payload: id }: PayloadAction<string>) => {
      if (state.current?.id === id) state.current = null;
    },
  },
  selectors: {
    currentToast: (state) => state.current,
    areToastsHeld: (state) => state.held,
    toastRoom: (state) => state.room,
  },
});

declare module '../../base/store.js' {
  interface InjectedSlices {
    toast: Toasts;
  }
}

export const { currentToast, areToastsHeld, toastRoom } = toastSlice.injectInto(reducer).selectors;

export const { showToast, toastClosed, toastsHeld, toastMeasured, toastForgotten } = toastSlice.actions;
