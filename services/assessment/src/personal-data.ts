import { burdenQuestions } from '@careward/content/assessment/burden-questions';
import { burdenQuestionIds } from '@careward/contracts/assessment/burden';
import type { Language } from '@careward/contracts/kernel/languages';
import {
  personExportOf,
  personExportRequest,
  type PersonExportRequest,
} from '@careward/contracts/kernel/person-export';
import { UNREADABLE } from '@careward/contracts/kernel/readable';
import { Internal } from '@careward/platform/http/route.decorator';
import { inBatches, type Cursor } from '@careward/platform/mongo/keyset-page';
import { PersonalData } from '@careward/platform/personal-data/personal-data';
import { Body, Controller } from '@nestjs/common';
import { AssessmentRepository } from './burden/assessments.repository.js';
import { assessmentOf, type CompletedAssessment } from './burden/burden.domain.js';
import { EligibilityRepository } from './eligibility/eligibility.repository.js';

/** An erasure removes them; a download has them. */
export const personalStores = {
  assessments: { collection: 'assessments', owner: 'owner' },
  eligibilityResults: { collection: 'eligibility_results', owner: '_id' },
};

/** This service's part of what a person may download. */
@Controller()
export class PersonExportController {
  constructor(
    private readonly personalData: PersonalData,
    private readonly assessments: AssessmentRepository,
    private readonly eligibility: EligibilityRepository,
  ) {}

  @Internal(personExportOf('assessment'))
  async export(@Body({ schema: personExportRequest }) { userId, language }: PersonExportRequest) {
    return this.personalData.export(userId, {
      assessments: { assessments: this.assessmentsOf(userId, language) },
      eligibilityResults: await this.eligibility.export(userId),
    });
  }

  private async *assessmentsOf(owner: string, language: Language) {
    const read = (after: Cursor | null, limit: number) => this.assessments.list(owner, { after, limit });
    for await (const { place, completed } of inBatches(read, (each) => each.place))
      yield exportedAssessment(place.at, completed, language);
  }
}

/** An assessment as its person is handed it, with the questions in words; `completed` is null when it cannot be opened. */
function exportedAssessment(completedAt: Date, completed: CompletedAssessment | null, language: Language) {
  if (!completed) return { completedAt, answers: UNREADABLE };
  const { score, level, recommendations } = assessmentOf(completed, language);
  const answers = burdenQuestionIds.map((id) => {
    const { text, options } = burdenQuestions[id];
    const { value, comment } = completed.responses[id];
    return { question: text[language], answer: options[language][value], value, comment };
  });
  return { completedAt, score, level, answers, recommendations };
}
