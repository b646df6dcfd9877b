import { Module } from '@nestjs/common';
import { FetchingModule } from '../fetching/fetching.module.js';
import { RobotsOf } from './robots-of.js';

@Module({ imports: [FetchingModule], providers: [RobotsOf], exports: [RobotsOf] })
export class RobotsModule {}
