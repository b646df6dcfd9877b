import { DEADLINE } from '@careward/contracts/kernel/limits';
import {
  Inject,
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { throwError, timeout, type Observable } from 'rxjs';
import { tooSlow } from './problem-error.js';
import { rowOf } from './route.decorator.js';

/** How long a handler may take, in milliseconds: the coach's own route, and every other one. */
export type HandlerDeadlines = { usual: number; coach: number };
/** Injection token of the deadlines. */
export const HANDLER_DEADLINES = Symbol('handler deadlines');
export const handlerDeadlines: HandlerDeadlines = {
  usual: DEADLINE.usual.service,
  coach: DEADLINE.coach.service,
};

/** A service gives up before the gateway does, so that the person gets its sentence (design.md 4, "Deadlines"). */
@Injectable()
export class DeadlineInterceptor implements NestInterceptor {
  constructor(@Inject(HANDLER_DEADLINES) private readonly deadlines: HandlerDeadlines) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (context.getType() !== 'http') return next.handle();
    const row = rowOf(context);
    // A stream has no end, and a slow line needs its time: who receives an upload limits it.
    if (row?.stream || row?.upload) return next.handle();
    const slow = row !== undefined && row.deadline > DEADLINE.usual.gateway;
    const each = slow ? this.deadlines.coach : this.deadlines.usual;
    return next.handle().pipe(timeout({ each, with: () => throwError(tooSlow) }));
  }
}
