import { DEADLINE } from '@careward/contracts/limits';
import type { Route } from '@careward/contracts/routes/route';
import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { throwError, timeout, type Observable } from 'rxjs';
import { tooSlow } from '../errors/refusal.js';
import { ROW } from './route.decorator.js';

/** A service gives up before the gateway does, so that the person gets its sentence (design.md 4, "Deadlines"). */
@Injectable()
export class DeadlineInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (context.getType() !== 'http') return next.handle();
    const row = this.reflector.get<Route | undefined>(ROW, context.getHandler());
    const slow = row !== undefined && row.deadline > DEADLINE.usual.gateway;
    const each = slow ? DEADLINE.coach.service : DEADLINE.usual.service;
    return next.handle().pipe(timeout({ each, with: () => throwError(tooSlow) }));
  }
}
