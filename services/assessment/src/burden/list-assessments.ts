import type { Assessment } from '@careward/contracts/assessment/burden';
import type { Language } from '@careward/contracts/kernel/languages';
import type { Page, PageOf } from '@careward/contracts/kernel/page';
import { unknownCursor } from '@careward/platform/http/page';
import { readCursor, writeCursor, type Cursor } from '@careward/platform/mongo/keyset-page';
import { Log } from '@careward/platform/observability/log';
import { Injectable } from '@nestjs/common';
import { AssessmentRepository } from './assessment.repository.js';
import { assessmentOf } from './burden.domain.js';

/** A page of the assessments, newest first. One that cannot be opened is left out and reported. */
@Injectable()
export class ListAssessments {
  constructor(
    private readonly assessments: AssessmentRepository,
    private readonly log: Log,
  ) {}

  async execute(owner: string, { before, limit }: Page, lang: Language): Promise<PageOf<Assessment>> {
    const after = before === undefined ? null : placeIn(before);
    const found = await this.assessments.list(owner, { after, limit });
    const items = found.flatMap(({ completed, place }) => {
      if (completed) return assessmentOf(completed, lang);
      this.log.error('an assessment cannot be opened', { assessment: place.id });
      return [];
    });
    const last = found.length < limit ? undefined : found.at(-1);
    return { items, next: last ? writeCursor(last.place) : null };
  }
}

function placeIn(before: string): Cursor {
  const place = readCursor(before);
  if (!place) throw unknownCursor();
  return place;
}
