import { createSlice } from '@reduxjs/toolkit';

type Session = {
  /** Sign-ins of this page load: a reload is not a sign-in, so it starts at 0. */
  signIns: number;
};

export const sessionSlice = createSlice({
  name: 'session',
  initialState: { signIns: 0 } satisfies Session as Session,
  reducers: {
    signedIn: (session) => {
      session.signIns += 1;
    },
    signedOut: (session) => {
      session.signIns = 0;
    },
  },
});

export const { signedIn, signedOut } = sessionSlice.actions;
