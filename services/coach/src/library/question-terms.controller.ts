import { readFileSync } from 'node:fs';
import { questionTerms } from '@careward/contracts/coach/internal-calls';
import { type Language, languages } from '@careward/contracts/kernel/languages';
import { fold } from '@careward/content/text/readings';
import { medicineNames } from '@careward/content/text/medicines';
import { notFound } from '@careward/platform/http/problem-error';
import { Internal } from '@careward/platform/http/route.decorator';
import { Controller, Injectable, Param } from '@nestjs/common';
import type { z } from 'zod';
import { ExchangeRepository } from '../chat/exchange.repository.js';
import { alsoSurnames, careWords, ignoredWords } from '@careward/content/coach/subject-words';
import { stopWords } from '../retrieval/words.domain.js';
import { type KnownWords, termsOf, vocabularyOf } from './question-terms.domain.js';

const medicines = medicineNames
  .split('|')
  .map((name) => name.replaceAll('*', ''))
  .filter((name) => !name.includes(' '));

/** One word a line, the commonest first (services/coach/vocabulary/README.md). */
const readGeneralWords = (lang: Language): string[] =>
  readFileSync(new URL(`../../vocabulary/${lang}.txt`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');

const readKnownWords = (lang: Language): KnownWords => {
  const own = careWords[lang];
  const folded = new Set(own.map(fold));
  const general = readGeneralWords(lang).filter((word) => !folded.has(fold(word)));
  return {
    vocabulary: vocabularyOf([...general, ...medicines, ...own]),
    ignored: new Set([...languages.flatMap((each) => [...stopWords[each]]), ...ignoredWords]),
    capitals: new Set(own.filter((word) => word !== word.toLowerCase())),
    surnames: alsoSurnames,
  };
};

const known = new Map<Language, KnownWords>();

/** The words of a language that may be told, read when they are first needed. */
export function knownWordsOf(lang: Language): KnownWords {
  const words = known.get(lang) ?? readKnownWords(lang);
  known.set(lang, words);
  return words;
}

/** What a question was about that the library had nothing on, in words that say nothing of who asked (ADR 0028). */
@Injectable()
export class ExtractTerms {
  constructor(private readonly exchanges: ExchangeRepository) {}

  async execute(questionId: string): Promise<z.infer<typeof questionTerms.answer>> {
    const unanswered = await this.exchanges.unansweredQuestion(questionId);
    if (!unanswered) throw notFound('question');
    const { question, lang } = unanswered;
    return { lang, terms: termsOf(question.content, knownWordsOf(lang)) };
  }
}

@Controller()
export class QuestionTermsController {
  constructor(private readonly extractTerms: ExtractTerms) {}

  @Internal(questionTerms)
  read(@Param('questionId') questionId: string) {
    return this.extractTerms.execute(questionId);
  }
}
