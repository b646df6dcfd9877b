import type { Language } from '@careward/contracts/kernel/languages';
import { STREAM } from '@careward/contracts/kernel/limits';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useLanguage } from '../language/use-language.js';
import { readAuthToken } from '../session/session-storage.js';
import { useAppSelector } from '../store.js';
import { callHeaders } from './base-query.js';
import { readEventStream } from './read-event-stream.js';

type WatchedStream<Changed> = Pick<FollowOptions<Changed>, 'path' | 'onChanged' | 'onFailure'> & {
  /** Falsy: nobody is to be told. Another value opens the stream again. */
  of: string | boolean | undefined;
};

/**
 * Follows a stream while the page is in sight. The session's end cuts it, so it is closed while this page waits for the
 * response to a call that ends the session: that call says what happened.
 */
export function useStream<Changed>({ path, of, ...on }: WatchedStream<Changed>) {
  const language = useLanguage();
  const isVisible = useVisible();
  const isEnding = useAppSelector((state) => state.session.isEnding);
  const isOpen = Boolean(of) && isVisible && !isEnding;
  const onChanged = useEffectEvent(on.onChanged);
  const onFailure = useEffectEvent(on.onFailure);

  useEffect(() => {
    if (!isOpen) return;
    const over = new AbortController();
    void followStream<Changed>({
      path,
      signal: over.signal,
      language,
      onChanged: (changed) => onChanged(changed),
      onFailure: () => onFailure(),
    });
    return () => over.abort();
  }, [path, of, isOpen, language]);
}

/** Milliseconds between attempts: doubled after each that failed, and up to half more, so that not all come at once. */
const WAIT = { first: 1_000, longest: 60_000 };

type FollowOptions<Changed> = {
  path: string;
  signal: AbortSignal;
  language: Language;
  /** The JSON of one event. */
  onChanged: (changed: Changed) => void;
  /** Nothing came: what it changes has to be asked for, which also says when the session is over. */
  onFailure: () => void;
};

/** Follows a stream of changes, and opens it again after every end, until `signal` or the session is over. */
export async function followStream<Changed>(following: FollowOptions<Changed>) {
  const { path, signal, language, onChanged, onFailure } = following;
  let lastEventId: string | undefined;
  const isOver = () => signal.aborted;
  for (let failures = 0; !isOver(); failures++) {
    const line = silentLine();
    let hasFailed = false;
    try {
      const headers = {
        ...callHeaders(readAuthToken(), language),
        ...(lastEventId !== undefined && { 'Last-Event-ID': lastEventId }),
      };
      const either = AbortSignal.any([signal, line.signal]);
      const { status, body } = await fetch(path, { headers, credentials: 'include', signal: either });
      if (status === 401) {
        line.close();
        return onFailure();
      }
      if (status !== 200 || !body) throw new Error(`the stream answered ${status}`);
      await readEventStream(body, {
        onPart: () => {
          failures = 0;
          line.heard();
        },
        onEvent: ({ id, data }) => {
          onChanged(JSON.parse(data) as Changed);
          lastEventId = id ?? lastEventId;
        },
      });
    } catch {
      hasFailed = true;
    }
    line.close();
    await pause(waitAfter(failures), signal);
    // Only now: a sign-out in another tab cuts the stream a moment before this tab hears of it.
    if (hasFailed && !isOver()) onFailure();
  }
}

/** Aborts when nothing was heard for longer than the server's heartbeat lets it: the line broke without a word. */
export function silentLine({
  longest = STREAM.idle,
  first = longest,
}: { longest?: number; first?: number } = {}) {
  const broken = new AbortController();
  const watch = (ms = longest) => setTimeout(() => broken.abort(), ms);
  let timer = watch(first);
  const close = () => clearTimeout(timer);
  const heard = () => {
    close();
    timer = watch();
  };
  return { signal: broken.signal, heard, close };
}

export const waitAfter = (failures: number) =>
  Math.min(WAIT.longest, WAIT.first * 2 ** failures) * (1 + Math.random() / 2);

/** Ends early when the signal is aborted. */
export const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

const isVisible = () => document.visibilityState === 'visible';

function subscribe(changed: () => void) {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

/** Whether somebody can see the page: a mail scanner or a preview opens it in the background. */
export const useVisible = () => useSyncExternalStore(subscribe, isVisible);
