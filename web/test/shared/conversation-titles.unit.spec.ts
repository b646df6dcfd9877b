import { describe, expect, it } from '@jest/globals';
import {
  autoTitle,
  newChatTitle,
  shownTitle,
  takesAutoTitle,
  welcomeTitle,
} from '../../src/shared/conversations/conversation-titles.js';

describe('autoTitle', () => {
  it.each([
    ['How?? do--I', 'How do I'],
    ['How do I calm my father in the evening when he is angry', 'How do I calm my father in the evening...'],
    ['¿Cómo baño a mamá?', 'Cómo baño a mamá'],
    ['snake_case stays', 'snake_case stays'],
    ["Mom's pills", "Mom's pills"],
    ['Mom’s pills: she won’t take them', 'Mom’s pills she won’t take them'],
    ["D'Angelo can't sleep", "D'Angelo can't sleep"],
    ["'Mom' said 'no'", 'Mom said no'],
    ["the boys' room", 'the boys room'],
    ["it''s, 5'10 tall", 'it s 5 10 tall'],
    ['mom\'s "sundowning"', "mom's sundowning"],
    ['  a\n\tb   c ', 'a b c'],
    ['?!', 'Caregiving Question'],
    ['ok', 'Caregiving Question'],
    ['yes', 'yes'],
    ['', 'Caregiving Question'],
    // exactly 40 characters are not cut
    ['a'.repeat(19) + ' ' + 'b'.repeat(20), 'a'.repeat(19) + ' ' + 'b'.repeat(20)],
    // the word that ends at the 40th character is whole
    ['a'.repeat(21) + ' ' + 'b'.repeat(18) + ' more', 'a'.repeat(21) + ' ' + 'b'.repeat(18) + '...'],
    // the only boundary is at 20, not past it: the word is cut
    ['a'.repeat(20) + ' ' + 'b'.repeat(30), 'a'.repeat(20) + ' ' + 'b'.repeat(19) + '...'],
    ['a'.repeat(21) + ' ' + 'b'.repeat(30), 'a'.repeat(21) + '...'],
    ['x'.repeat(60), 'x'.repeat(40) + '...'],
  ])('%p: %p', (message, title) => {
    expect(autoTitle(message)).toBe(title);
  });
});

describe('takesAutoTitle', () => {
  it.each([
    ['New Chat - 11/21/26, 2:14 AM', 0, true],
    ['New Chat - 11/21/26, 2:14 AM', 2, false],
    ['Welcome Rosa', 0, false],
    ['Evenings with New Chat -', 0, false],
  ])('%p with %p messages: %p', (title, messages, expected) => {
    expect(takesAutoTitle(title, messages)).toBe(expected);
  });
});

describe('shownTitle', () => {
  it.each([
    ['New Chat - 11/21/26, 2:14 AM', 'New conversation', 'Nueva conversación'],
    ['New Chat -', 'New conversation', 'Nueva conversación'],
    ['Welcome Rosa', 'Welcome Rosa', 'Le damos la bienvenida, Rosa'],
    ['File attached', 'File attached', 'Archivo adjunto'],
    ['Welcome there', 'Welcome there', 'Le damos la bienvenida'],
    ['Welcome home after surgery', 'Welcome home after surgery', 'Welcome home after surgery'],
    ['Cómo baño a mamá', 'Cómo baño a mamá', 'Cómo baño a mamá'],
  ])('%p: %p, %p', (title, english, spanish) => {
    expect([shownTitle(title, 'en'), shownTitle(title, 'es')]).toEqual([english, spanish]);
  });
});

it('titles the first conversation by name', () => {
  expect([welcomeTitle('Rosa'), welcomeTitle(undefined)]).toEqual(['Welcome Rosa', 'Welcome there']);
});

it('titles a new conversation by its short date and time', () => {
  expect(newChatTitle(new Date(2026, 10, 21, 2, 14), 'en-US')).toBe('New Chat - 11/21/26, 2:14 AM');
});
