import { Module } from '@nestjs/common';
import { ChatModule } from '../chat/chat.module.js';
import { QuestionTermsController } from './question-terms.controller.js';
import { TellTerms } from './tell-terms.js';

/** What the library should have: the subjects of the questions that it had nothing on. */
@Module({
  imports: [ChatModule],
  controllers: [QuestionTermsController],
  providers: [TellTerms],
})
export class WantedModule {}
