import type { Language } from '@careward/contracts/kernel/languages';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { api } from '../../../base/api.js';
import { reducer, useAppDispatch, useAppSelector } from '../../../base/store.js';
import { words } from '../words.js';
import styles from './answer.module.css';

/** spec.md 9, "Other limits": a message with more lines or characters than these is collapsed to its preview. */
const COLLAPSE = { lines: 5, characters: 500, preview: { lines: 4, characters: 400 } } as const;

type ByPart = Record<string, boolean>;
const initialState: ByPart = {};

/** The parts of threads that are open: a thread is found again as it was left, in this session. */
const openedSlice = createSlice({
  name: 'opened',
  initialState,
  reducers: {
    setOpened: (all, { payload }: PayloadAction<{ part: string; isOpen: boolean }>) => {
      all[payload.part] = payload.isOpen;
    },
  },
  extraReducers: (build) => build.addCase(api.util.resetApiState, () => initialState),
  selectors: { isOpened: (all, part: string) => all[part] ?? false },
});

declare module '../../../base/store.js' {
  interface InjectedSlices {
    opened: ByPart;
  }
}

export const { setOpened } = openedSlice.actions;
const { isOpened } = openedSlice.injectInto(reducer).selectors;

/** Whether a part of a thread is open. */
export function useOpened(part: string) {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector((state) => isOpened(state, part));
  const setOpen = (open: boolean) => void dispatch(setOpened({ part, isOpen: open }));
  return { isOpen, setOpen, toggle: () => setOpen(!isOpen) };
}

type Props = { isOpen: boolean; lang: Language; onToggle: () => void };

/** Opens and collapses a long message. */
export function ShowMore({ isOpen, lang, onToggle }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  function toggle() {
    flushSync(onToggle);
    // What collapses takes the button with it, up and out of view.
    if (isOpen) button.current?.scrollIntoView({ block: 'nearest' });
  }
  return (
    <button ref={button} type="button" aria-expanded={isOpen} className={styles.opener} onClick={toggle}>
      {isOpen ? words[lang].showLess : words[lang].showMore}
      <ChevronDown aria-hidden />
    </button>
  );
}

/** A word with the citations that belong to it, and the space after it. */
const WORDS = /\S+(?:[ \t]*\[\d+\])*\s*/g;
const SENTENCE_END = /[.!?…]["”’)]*(?:[ \t]*\[\d+\])*\s*$/;

/** spec.md 4, "Chat": whether a message is collapsed, by its lines and characters. */
export const isLong = (content: string) =>
  content.split('\n').length > COLLAPSE.lines || content.length > COLLAPSE.characters;

/**
 * The beginning of a long message: whole lines, as many as fit, and always fewer than all. A heading and an empty line say
 * nothing and are not counted. Where a line is too long for it, the beginning ends after a sentence or, with '…', after a
 * word, and never inside a citation.
 */
export function previewOf(content: string): string {
  const whole = content.trimEnd();
  const lines = whole.split('\n');
  for (let most: number = COLLAPSE.preview.lines; most > 0; most--) {
    const preview = fitting(lines, firstLines(lines, most));
    if (preview.length < whole.length) return preview;
  }
  return whole;
}

const isHeading = (line: string) => line.trimEnd().endsWith(':');
const saysNothing = (line: string) => line.trim() === '' || isHeading(line);

/** Up to the line that is the last of so many; what is all headings is taken as it stands. */
function firstLines(lines: readonly string[], most: number): readonly string[] {
  if (lines.every(saysNothing)) return lines.slice(0, most);
  let said = 0;
  const end = lines.findIndex((line) => !saysNothing(line) && ++said === most);
  return end === -1 ? lines : lines.slice(0, end + 1);
}

function fitting(lines: readonly string[], shown: readonly string[]): string {
  const { characters } = COLLAPSE.preview;
  let count = shown.length;
  while (count > 0 && lines.slice(0, count).join('\n').length > characters) count--;
  if (count === shown.length) return shown.join('\n');
  const tooLong = lines[count];
  while (count > 0 && saysNothing(lines[count - 1] ?? '')) count--;
  const whole = lines.slice(0, count).join('\n');
  // A step is whole or not there; but a few words alone would say too little.
  return whole.length > characters / (isStep(tooLong) ? 4 : 2) ? whole : cut(shown.join('\n'), characters);
}

const isStep = (line = '') => /^\s*([-•*]|\d+[.)])\s/.test(line);

function cut(text: string, max: number): string {
  let fitting = '';
  let sentences = '';
  for (const [word] of text.matchAll(WORDS)) {
    const longer = fitting + word;
    if (longer.trimEnd().length > max) break;
    fitting = longer;
    if (SENTENCE_END.test(word)) sentences = longer;
  }
  // A sentence end near the beginning would leave too little.
  if (sentences.length > max / 2) return sentences.trimEnd();
  return `${(fitting || firstCharacters(text, max)).trimEnd()}…`;
}

/** Does not end inside a character of two code units. */
const firstCharacters = (text: string, max: number) => text.slice(0, max).replace(/[\ud800-\udbff]$/, '');
