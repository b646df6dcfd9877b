import type { Language } from '@careward/contracts/kernel/languages';
import {
  personExportOf,
  personExportRequest,
  type PersonExportRequest,
} from '@careward/contracts/kernel/person-export';
import { Internal } from '@careward/platform/http/route.decorator';
import { PersonalData } from '@careward/platform/personal-data/personal-data';
import type { Place } from '@careward/platform/mongo/keyset-page';
import { Body, Controller } from '@nestjs/common';
import { AssessmentRepository } from '../burden/assessment.repository.js';
import { EligibilityRepository } from '../eligibility/eligibility.repository.js';
import { exportedAssessment } from './exported-assessment.domain.js';

const BATCH_SIZE = 100;

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
    let after: Place | null = null;
    do {
      const page = await this.assessments.list(owner, { after, limit: BATCH_SIZE });
      for (const { place, completed } of page) yield exportedAssessment(place.at, completed, language);
      after = page.length < BATCH_SIZE ? null : (page.at(-1)?.place ?? null);
    } while (after);
  }
}
