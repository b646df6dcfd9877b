import type { Language } from '@careward/contracts/kernel/languages';
import {
  personExportOf,
  personExportRequest,
  type PersonExportRequest,
} from '@careward/contracts/kernel/person-export';
import { Internal } from '@careward/platform/http/route.decorator';
import { PersonalData } from '@careward/platform/personal-data/personal-data';
import { type Cursor, inBatches } from '@careward/platform/mongo/keyset-page';
import { Body, Controller } from '@nestjs/common';
import { AssessmentRepository } from '../burden/assessment.repository.js';
import { EligibilityRepository } from '../eligibility/eligibility.repository.js';
import { exportedAssessment } from './exported-assessment.domain.js';

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
