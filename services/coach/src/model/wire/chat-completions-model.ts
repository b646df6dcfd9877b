import { MODEL_DEADLINE } from '@careward/contracts/coach/limits';
import OpenAI, { APIConnectionError, APIError } from 'openai';
import type { ChatCompletionChunk } from 'openai/resources/chat/completions';
import { Agent, request } from 'undici';
import {
  type CoachModel,
  type Completion,
  ModelError,
  type ModelErrorReason,
  type SentenceListener,
  type Prompt,
} from '../coach-model.js';
import { chatRequest, dialectAfter, firstDialect } from './chat-request.domain.js';
import { readCompletion, withoutReasoning } from './read-completion.js';
import { searchesIn } from './searches.domain.js';

export type ModelHost = {
  /** Many local hosts need none. */
  apiKey: string | undefined;
  /** OpenAI's own where absent. */
  baseUrl: string | undefined;
  model: string;
  /** Multiplies every deadline. */
  timeoutFactor: number;
};

/** By it a gateway of models can route and count requests. */
const PURPOSE_HEADER = 'X-Careward-Purpose';
/** A host that refuses parameters one by one is asked this often at most. */
const ATTEMPTS = 6;
/** Statuses with which hosts refuse a parameter; llama.cpp's templates fail with 500, OpenRouter's tools with 404. */
const REFUSALS = [400, 404, 422, 500];
/** Rough, for hosts that do not count: a token has about four characters in English, fewer in Spanish. */
const CHARACTERS_PER_TOKEN = 3;

/** A model behind the Chat Completions protocol, which most hosts speak. Nothing is sent twice, save to change dialect. */
export class ChatCompletionsModel implements CoachModel {
  private readonly http;
  private readonly client: OpenAI;
  private readonly limits: Limits;
  private dialect = firstDialect;

  constructor(private readonly host: ModelHost) {
    const { firstToken, idle, answer } = MODEL_DEADLINE;
    const scaled = (ms: number) => ms * host.timeoutFactor;
    this.limits = { firstToken: scaled(firstToken), idle: scaled(idle), total: scaled(answer) };
    this.http = modelHttp(scaled(MODEL_DEADLINE.connect));
    this.client = new OpenAI({
      apiKey: host.apiKey ?? 'none',
      ...(host.baseUrl !== undefined && { baseURL: host.baseUrl }),
      fetch: this.http.fetch,
      // A generation that was cut off may have been billed already.
      maxRetries: 0,
      timeout: this.limits.total,
      // Its debug log, which OPENAI_LOG turns on, writes whole prompts.
      logLevel: 'off',
    });
  }

  async complete(prompt: Prompt, signal: AbortSignal, onSentence?: SentenceListener): Promise<Completion> {
    const timeout = new StreamTimeout(this.limits, signal);
    try {
      const parts = await this.ask(prompt, timeout.signal);
      const read = await readCompletion(parts, { onChunk: () => timeout.onChunk(), onSentence });
      // The library ends an aborted stream as if it were complete.
      timeout.signal.throwIfAborted();
      const text = withoutReasoning(read.text);
      const searches = searchesIn({ ...read, text }, prompt.tool);
      if (text === '' && searches.length === 0) throw new ModelError('empty');
      const characters = prompt.system.length + prompt.user.length + read.length;
      const tokens = read.tokens ?? Math.ceil(characters / CHARACTERS_PER_TOKEN);
      const cost = { tokens, ...(read.usage && { usage: read.usage }) };
      return searches.length > 0 ? { text: '', searches, ...cost } : { text, isCut: read.isCut, ...cost };
    } catch (error) {
      throw modelErrorOf(error, timeout);
    } finally {
      timeout.end();
    }
  }

  close(): Promise<void> {
    return this.http.close();
  }

  /** Asks in the dialect that worked last, and learns from a refusal what this host does not know. */
  private async ask(prompt: Prompt, signal: AbortSignal): Promise<AsyncIterable<ChatCompletionChunk>> {
    for (let attempt = 1; ; attempt++) {
      try {
        const request = chatRequest(prompt, this.host.model, this.dialect);
        const headers = { [PURPOSE_HEADER]: prompt.purpose };
        return await this.client.chat.completions.create(request, { signal, headers });
      } catch (error) {
        const learned =
          attempt < ATTEMPTS && isRefusal(error) && dialectAfter(error.message, prompt, this.dialect);
        if (!learned) throw error;
        this.dialect = learned;
      }
    }
  }
}

const isRefusal = (error: unknown): error is APIError =>
  error instanceof APIError && REFUSALS.includes(error.status as number);

const MAX_RETRY_AFTER_MS = 60_000;

/** Whatever went wrong during a call, in our own words. */
function modelErrorOf(error: unknown, timeout: StreamTimeout): ModelError {
  if (timeout.isTimedOut) return new ModelError('too-slow');
  if (timeout.signal.aborted) return new ModelError('aborted');
  if (error instanceof ModelError) return error;
  if (error instanceof APIConnectionError) return new ModelError('connect');
  if (error instanceof APIError) return refusalOf(error as APIError);
  return new ModelError('broken');
}

const refusalOf = (error: APIError) => new ModelError(reasonOf(error.status), retryAfterOf(error));

function reasonOf(status: number | undefined): ModelErrorReason {
  if (status === 429) return 'busy';
  return status !== undefined && status < 500 && status !== 408 ? 'refused' : 'upstream';
}

/** Seconds, as every host of ours sends them; a date is taken for no wish at all. */
function retryAfterOf({ headers }: APIError): number {
  const seconds = Number(headers?.get('retry-after') ?? 0);
  return Number.isFinite(seconds) ? Math.min(Math.max(0, seconds * 1_000), MAX_RETRY_AFTER_MS) : 0;
}

/** Bytes of one response; a host that sends more is broken or hostile. */
const MAX_RESPONSE = 16 * 1024 * 1024;

/**
 * Connections to the model's host: a deadline to connect, no redirect followed, no response without an end. The library
 * reads any body that can be iterated, and Node's own stream costs half of what a web stream does.
 */
function modelHttp(connectMs: number) {
  const agent = new Agent({ connect: { timeout: connectMs }, maxResponseSize: MAX_RESPONSE });
  return {
    fetch: async (url: string | URL | Request, init: RequestInit = {}) => {
      const { method = 'GET', signal = null, body: sent } = init;
      const { statusCode, headers, body } = await request(url as string, {
        dispatcher: agent,
        method: method as 'POST',
        headers: new Headers(init.headers),
        body: sent as string,
        signal,
      });
      return {
        ok: statusCode < 300,
        status: statusCode,
        headers: new Headers(Object.entries(headers).map(([name, value]) => [name, String(value)])),
        body,
        text: () => body.text(),
      } as unknown as Response;
    },
    close: () => agent.destroy(),
  };
}

export type Limits = {
  /** Milliseconds until the first chunk, between two chunks, and in all. */
  firstToken: number;
  idle: number;
  total: number;
};

/** Ends a call whose host is silent for too long or talks for too long. Its timers stop with `end()`. */
export class StreamTimeout {
  private readonly timedOut = new AbortController();
  private readonly total: NodeJS.Timeout;
  private silence: NodeJS.Timeout;
  /** Aborted on a timeout, or by the caller. */
  readonly signal: AbortSignal;

  constructor(
    private readonly limits: Limits,
    caller: AbortSignal,
  ) {
    this.signal = AbortSignal.any([caller, this.timedOut.signal]);
    this.total = this.abortAfter(limits.total);
    this.silence = this.abortAfter(limits.firstToken);
  }

  get isTimedOut(): boolean {
    return this.timedOut.signal.aborted;
  }

  onChunk(): void {
    clearTimeout(this.silence);
    this.silence = this.abortAfter(this.limits.idle);
  }

  end(): void {
    clearTimeout(this.total);
    clearTimeout(this.silence);
  }

  private abortAfter(ms: number): NodeJS.Timeout {
    return setTimeout(() => this.timedOut.abort(), ms);
  }
}
