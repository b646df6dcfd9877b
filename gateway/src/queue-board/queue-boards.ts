import { jobQueues, servicesWithJobs } from '@careward/contracts/kernel/service';
import {
  queueBoardOf,
  queueBoardQuery,
  type QueueBoardAnswer,
  type QueueBoardQuestion,
  type QueueBoardRead,
} from '@careward/contracts/kernel/operations';
import { invalidInput, notFound, unavailable } from '@careward/platform/http/problem-error';
import { ServiceClient } from '@careward/platform/internal-calls/service-client';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** Asks the services that own the queues: this process has none and opens none (ADR 0029). */
@Injectable()
export class QueueBoards {
  constructor(private readonly services: ServiceClient) {}

  async read(read: QueueBoardRead, { params, query }: FastifyRequest): Promise<QueueBoardAnswer> {
    const { data, error } = queueBoardQuery.safeParse(query);
    if (error) throw invalidInput(error.issues);
    const question = { read, params: params as Record<string, string>, query: data };
    const { queueName } = question.params;
    return queueName === undefined ? this.all(question) : this.one(queueName, question);
  }

  /** The lists of all services in one. The queues of a service that does not answer are missing. */
  private async all(question: QueueBoardQuestion): Promise<QueueBoardAnswer> {
    const ask = (service: (typeof servicesWithJobs)[number]) =>
      this.services.ask(queueBoardOf(service), { body: question }).catch(() => null);
    const answers = (await Promise.all(servicesWithJobs.map(ask))).filter((answer) => answer !== null);
    if (answers.length === 0) throw unavailable();
    const lists = answers.flatMap((answer) => Object.entries(answer));
    const ofEach = Map.groupBy(lists, ([name]) => name);
    return Object.fromEntries(
      [...ofEach].map(([name, of]) => [name, of.flatMap(([, list]: [string, unknown]) => list)]),
    );
  }

  private async one(queueName: string, question: QueueBoardQuestion): Promise<QueueBoardAnswer> {
    const owner = servicesWithJobs.find((service) => jobQueues[service].some((name) => name === queueName));
    if (!owner) throw notFound('queue');
    const answer = await this.services.ask(queueBoardOf(owner), { body: question }).catch(() => {
      throw unavailable();
    });
    if (!answer) throw notFound('job');
    return answer;
  }
}
