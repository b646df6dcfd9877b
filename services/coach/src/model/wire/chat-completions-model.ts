import { MODEL_DEADLINE } from '@careward/contracts/coach/limits';
import OpenAI, { APIError } from 'openai';
import type { ChatCompletionChunk } from 'openai/resources/chat/completions';
import { ModelError, type CoachModel, type Completion, type Prompt } from '../coach-model.js';
import { chatRequest } from './chat-request.domain.js';
import { dialectAfter, firstDialect } from './dialect.domain.js';
import { modelHttp } from './http.js';
import { modelErrorOf } from './model-error-of.js';
import { Patience, type Limits } from './patience.js';
import { readCompletion } from './read-completion.js';
import { withoutReasoning } from './without-reasoning.domain.js';

export type ModelHost = {
  /** Many local hosts need none. */
  apiKey: string | undefined;
  /** OpenAI's own where absent. */
  baseUrl: string | undefined;
  model: string;
  embeddingsModel: string | undefined;
  /** Multiplies every deadline. */
  timeoutFactor: number;
};

/** A host that refuses parameters one by one is asked this often at most. */
const ATTEMPTS = 5;
/** Statuses with which hosts refuse a parameter; llama.cpp's templates fail with 500. */
const REFUSALS = [400, 422, 500];
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

  async complete(prompt: Prompt, signal: AbortSignal): Promise<Completion> {
    const patience = new Patience(this.limits, signal);
    try {
      const parts = await this.ask(prompt, patience.signal);
      const read = await readCompletion(parts, () => patience.heard());
      // The library ends an aborted stream as if it were complete.
      patience.signal.throwIfAborted();
      const text = withoutReasoning(read.text);
      if (text === '') throw new ModelError('empty');
      const characters = prompt.system.length + prompt.user.length + read.text.length;
      return { text, tokens: read.tokens ?? Math.ceil(characters / CHARACTERS_PER_TOKEN) };
    } catch (error) {
      throw modelErrorOf(error, patience);
    } finally {
      patience.end();
    }
  }

  async embed(texts: readonly string[], signal: AbortSignal): Promise<number[][] | null> {
    const { embeddingsModel: model } = this.host;
    if (model === undefined) return null;
    const patience = new Patience(this.limits, signal);
    try {
      // Left to itself the library asks for base64, which some hosts ignore.
      const request = { model, input: [...texts], encoding_format: 'float' as const };
      const { data } = await this.client.embeddings.create(request, { signal: patience.signal });
      const vectors = [...data].sort((a, b) => a.index - b.index).map(({ embedding }) => embedding);
      if (vectors.length !== texts.length || !vectors.every(isVector)) throw new ModelError('broken');
      return vectors;
    } catch (error) {
      throw modelErrorOf(error, patience);
    } finally {
      patience.end();
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
        return await this.client.chat.completions.create(request, { signal });
      } catch (error) {
        const learned = attempt < ATTEMPTS && isRefusal(error) && dialectAfter(error.message, this.dialect);
        if (!learned) throw error;
        this.dialect = learned;
      }
    }
  }
}

const isRefusal = (error: unknown): error is APIError =>
  error instanceof APIError && REFUSALS.includes(error.status as number);

const isVector = (vector: unknown) =>
  Array.isArray(vector) && vector.length > 0 && vector.every((part) => Number.isFinite(part));
