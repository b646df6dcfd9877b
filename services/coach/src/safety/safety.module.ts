import { Module } from '@nestjs/common';
import { RiskMetric } from './risk-metric.js';
import { ScreenTexts } from './screen-texts.js';
import { ScreeningsController } from './screenings.controller.js';

@Module({
  controllers: [ScreeningsController],
  providers: [RiskMetric, ScreenTexts],
  exports: [RiskMetric],
})
export class SafetyModule {}
