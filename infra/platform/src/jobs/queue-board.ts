import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import type { AppControllerRoute, BullBoardQueues, IServerAdapter } from '@bull-board/api/typings/app';
import {
  type QueueBoardAnswer,
  queueBoardOf,
  type QueueBoardQuestion,
  queueBoardQuestion,
} from '@careward/contracts/kernel/operations';
import { Body, Controller, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Job, Queue } from 'bullmq';
import type { ServiceConfig } from '../app/environment.js';
import { notFound, unavailable } from '../http/problem-error.js';
import { Internal } from '../http/route.decorator.js';
import { jobQueue } from './job-queue.js';

type Board = { queues: BullBoardQueues; routes: AppControllerRoute[] };

/** What the dashboard shows of a service's queues (ADR 0029). Their connections are opened when somebody first looks. */
@Injectable()
export class QueueBoard implements OnApplicationShutdown {
  private queues: Queue[] = [];
  private board: Board | undefined;

  constructor(
    private readonly names: readonly string[],
    private readonly config: Pick<ServiceConfig, 'REDIS_URL' | 'REDIS_PREFIX'>,
  ) {}

  async read({ read, params, query }: QueueBoardQuestion): Promise<QueueBoardAnswer> {
    this.board ??= this.open();
    const { queues, routes } = this.board;
    const call = routes.find(({ method, route }) => method === 'get' && route === `/api${read}`);
    const request = { queues, params, query, uiConfig: {}, body: {}, headers: {} };
    const answer = await call?.handler(request);
    if (answer?.status === 404) throw notFound('job');
    if (typeof answer?.body !== 'object' || (answer.status ?? 200) !== 200) throw unavailable();
    return answer.body;
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.queues.map((queue) => queue.close()));
  }

  private open(): Board {
    const { REDIS_URL, REDIS_PREFIX } = this.config;
    this.queues = this.names.map((name) => jobQueue(name, REDIS_URL, REDIS_PREFIX));
    return boardOf(this.queues.map((queue) => new QuietAdapter(queue, { readOnlyMode: true })));
  }
}

/** The text of an error may name a person, so it stays where it happened. */
class QuietAdapter extends BullMQAdapter {
  override async getJob(id: string): Promise<Job | undefined> {
    return withoutError(await super.getJob(id));
  }

  override async getJobs(...which: Parameters<BullMQAdapter['getJobs']>): Promise<Job[]> {
    return (await super.getJobs(...which)).map((job) => withoutError(job));
  }
}

const withoutError = <Found extends Job | undefined>(job: Found): Found =>
  job && Object.assign(job, { failedReason: job.failedReason && 'An error, not shown here', stacktrace: [] });

/** bull-board hands its queues and calls to a server; here they are kept, to be asked by an internal call. */
function boardOf(adapters: BullMQAdapter[]): Board {
  const board: Board = { queues: new Map(), routes: [] };
  const server: IServerAdapter = {
    setQueues: (queues) => ((board.queues = queues), server),
    setApiRoutes: (routes) => ((board.routes = routes), server),
    setViewsPath: () => server,
    setStaticPath: () => server,
    setEntryRoute: () => server,
    setErrorHandler: () => server,
    setUIConfig: () => server,
  };
  // The gateway serves the page, so there is no folder of it here.
  createBullBoard({ queues: adapters, serverAdapter: server, options: { uiBasePath: '/' } });
  return board;
}

/** Answers what the dashboard asks about this service's queues. */
@Controller()
export class QueueBoardController {
  constructor(private readonly board: QueueBoard) {}

  @Internal(queueBoardOf('notifications'))
  read(@Body({ schema: queueBoardQuestion }) question: QueueBoardQuestion): Promise<QueueBoardAnswer> {
    return this.board.read(question);
  }
}
