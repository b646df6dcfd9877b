import { ASSERTION_HEADER } from '@careward/contracts/kernel/http';
import { problem } from '@careward/contracts/kernel/route';
import type { InternalCall, Service } from '@careward/contracts/kernel/service';
import { DEADLINE } from '@careward/contracts/kernel/limits';
import type { Dispatcher } from 'undici';
import type { z } from 'zod';
import { NOT_FOUND } from '../http/problem-error.js';
import { correlationHeaders } from '../observability/correlation.js';
import { OperationalError } from '../observability/errors.js';
import type { AssertionSigner } from './assertion.js';
import { ServiceOrigins } from './service-origins.js';

/** The other service did not answer as agreed; worth another try later. */
export class ServiceUnreachable extends OperationalError {}

/** Less than a probe waits. */
const REACHED_WITHIN_MS = 2_000;
/** To one copy of a service; more of them wait. */
const CALLS_AT_ONCE = 128;

type Question<Body extends z.ZodType> = { params?: Record<string, string> } & (Body extends z.ZodUndefined
  ? { body?: undefined }
  : { body: z.input<Body> });

/** Asks another service a question from the contracts, as this service itself. */
export class ServiceClient {
  private readonly origins: ServiceOrigins<Service>;
  private readonly dispatcher: Dispatcher;

  constructor(
    private readonly service: string,
    addresses: Partial<Record<Service, string>>,
    private readonly signer: AssertionSigner,
  ) {
    this.origins = new ServiceOrigins(addresses);
    this.dispatcher = this.origins.dispatcher(CALLS_AT_ONCE);
  }

  /** Resolves when a copy of the service answers at all, whatever it answers. */
  async reach(service: Service): Promise<void> {
    const { dispatcher } = this;
    const signal = AbortSignal.timeout(REACHED_WITHIN_MS);
    const { body } = await fetch(this.origins.of(service), { dispatcher, method: 'HEAD', signal });
    await body?.cancel();
  }

  /**
   * The answer, or null when the other side says in its own words that it has nothing by these ids. Throws
   * ServiceUnreachable otherwise: a 404 of a proxy, or of a copy that does not know the call yet, says nothing about them.
   */
  async ask<Answer extends z.ZodType, Body extends z.ZodType>(
    call: InternalCall<Answer, Body>,
    { params = {}, body }: Question<Body>,
  ): Promise<z.infer<Answer> | null> {
    const response = await this.send(call, { params, body }, AbortSignal.timeout(deadlineOf(call)));
    if (await saysNotFound(response)) return null;
    if (!response.ok) throw new ServiceUnreachable(`${call.service} answered ${response.status}`);
    const { data, error } = call.answer.safeParse(await response.json().catch(() => undefined));
    if (error) throw new ServiceUnreachable(`${call.service} did not answer as agreed`);
    return data;
  }

  /**
   * The answer as it comes, unread, for one that may be long. Its deadline is for its beginning; after that, whoever reads
   * it decides by `signal` how long to wait. Throws ServiceUnreachable when no answer begins.
   */
  async open<Answer extends z.ZodType, Body extends z.ZodType>(
    call: InternalCall<Answer, Body>,
    question: Question<Body>,
    signal: AbortSignal,
  ): Promise<AsyncIterable<Uint8Array>> {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), deadlineOf(call));
    const response = await this.send(call, question, AbortSignal.any([signal, late.signal])).finally(() =>
      clearTimeout(timer),
    );
    if (!response.ok || !response.body)
      throw new ServiceUnreachable(`${call.service} answered ${response.status}`);
    return response.body;
  }

  private async send<Answer extends z.ZodType, Body extends z.ZodType>(
    call: InternalCall<Answer, Body>,
    { params = {}, body }: { params?: Record<string, string>; body?: unknown },
    signal: AbortSignal,
  ): Promise<Response> {
    const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    return fetch(`${this.origins.of(call.service)}${path}`, {
      dispatcher: this.dispatcher,
      method: call.method,
      headers: {
        [ASSERTION_HEADER]: await this.signer.sign(call.service, { kind: 'service', service: this.service }),
        ...correlationHeaders(),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal,
      redirect: 'error',
    }).catch((error: unknown) => {
      throw new ServiceUnreachable(call.service, { cause: error });
    });
  }
}

async function saysNotFound(response: Response): Promise<boolean> {
  if (response.status !== 404) return false;
  const { data } = problem.safeParse(await response.json().catch(() => undefined));
  return data?.code === NOT_FOUND;
}

const deadlineOf = ({ deadline }: InternalCall) => deadline ?? DEADLINE.usual.service;
