import { questionTerms } from '@careward/contracts/coach/internal-calls';
import { Internal } from '@careward/platform/http/route.decorator';
import { Controller, Param } from '@nestjs/common';
import { TellTerms } from './tell-terms.js';

@Controller()
export class QuestionTermsController {
  constructor(private readonly tellTerms: TellTerms) {}

  @Internal(questionTerms)
  read(@Param('questionId') questionId: string) {
    return this.tellTerms.execute(questionId);
  }
}
