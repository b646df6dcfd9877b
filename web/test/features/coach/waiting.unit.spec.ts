/** @jest-environment ./web/test/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { announcedText, waitingText } from '../../../src/features/coach/thread/waiting.js';
import { words } from '../../../src/features/coach/words.js';

const { waiting } = words.en;

describe('waitingText', () => {
  it.each([
    [0, 'Preparing your message'],
    [999, 'Preparing your message'],
    [1_000, 'Connecting to AI care coach'],
    [2_000, 'Analyzing your caregiving question'],
    [3_000, 'Generating personalized guidance'],
    [4_000, 'Reviewing safety recommendations'],
    [5_000, 'Formatting your response'],
    [6_000, 'Consulting care guidelines'],
    [8_999, 'Consulting care guidelines'],
    [9_000, 'Reviewing safety protocols'],
    [12_000, 'Checking latest recommendations'],
    [15_000, 'Personalizing guidance'],
    [18_000, 'Verifying medical accuracy'],
    [21_000, 'Almost ready'],
    [60_000, 'Almost ready'],
    [-5, 'Thinking...'],
    [undefined, 'Thinking...'],
  ])('after %p ms: %p', (elapsed, text) => {
    expect(waitingText(waiting, elapsed)).toBe(text);
  });

  it.each([
    [0, 'Preparing your message'],
    [1_000, 'Analyzing uploaded files'],
    [2_000, 'Connecting to AI care coach'],
    [6_000, 'Formatting your response'],
    [7_000, 'Consulting care guidelines'],
    [10_000, 'Reviewing safety protocols'],
  ])('with files, after %p ms: %p', (elapsed, text) => {
    expect(waitingText(waiting, elapsed, true)).toBe(text);
  });
});

describe('announcedText', () => {
  it('changes every 7 s at most', () => {
    const spoken = Array.from({ length: 22 }, (_, second) => announcedText(waiting, second * 1_000));
    expect([...new Set(spoken)]).toEqual([
      'Preparing your message',
      'Consulting care guidelines',
      'Checking latest recommendations',
      'Almost ready',
    ]);
    expect(spoken.lastIndexOf('Preparing your message')).toBe(6);
  });

  it('is the default text when the time is not known', () => {
    expect(announcedText(waiting, undefined)).toBe('Thinking...');
  });
});
