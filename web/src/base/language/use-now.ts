import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;
const unwatched = () => () => undefined;
const thisMinute = () => Math.floor(Date.now() / MINUTE) * MINUTE;

/** The time to the minute, as of each render; a render that read the clock itself would not be pure. */
export const useNow = (): Date => new Date(useSyncExternalStore(unwatched, thisMinute, thisMinute));
