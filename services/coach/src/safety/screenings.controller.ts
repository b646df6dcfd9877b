import { screening, screeningBody } from '@careward/contracts/coach/internal-calls';
import { Internal } from '@careward/platform/http/route.decorator';
import { Body, Controller } from '@nestjs/common';
import type { z } from 'zod';
import { ScreenTexts } from './screen-texts.js';

@Controller()
export class ScreeningsController {
  constructor(private readonly screenTexts: ScreenTexts) {}

  @Internal(screening)
  screen(@Body({ schema: screeningBody }) texts: z.infer<typeof screeningBody>) {
    return { risk: this.screenTexts.execute(texts) };
  }
}
