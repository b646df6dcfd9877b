import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { MINUTE } from '@careward/contracts/kernel/limits';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { SentenceEncoder } from '../../encoder/sentence-encoder.js';
import type { Risk } from '@careward/contracts/coach/schemas';
import { type AttachedFile, type FileSentence, sentenceBatches } from './file-sentences.domain.js';
import { type KnownPaperKind, paperKindOf } from './paper-kind.domain.js';

type KnownPaper = { sentences: readonly FileSentence[]; kind: KnownPaperKind | null };

/** People ask several questions about a paper at a time. */
const TTL = { ttl: 10 * MINUTE, ttlAutopurge: true };
const KEPT = {
  papers: { ...TTL, max: 100 },
  vectors: { ...TTL, max: 5_000 },
  risks: { ...TTL, max: 5_000 },
};

/**
 * What was worked out about papers lately, in this process. It is found by the hash of what it was worked out from: only who
 * can still open a paper has that, so what is left of a deleted one is found by nobody, and is gone some minutes later.
 */
@Injectable()
export class PaperMemory {
  private readonly papers = new LRUCache<string, KnownPaper>(KEPT.papers);
  private readonly vectors = new LRUCache<string, Float32Array>(KEPT.vectors);
  private readonly risks = new LRUCache<string, { risk: Risk | null }>(KEPT.risks);

  /** What a file holds; between two parts of a long one the questions of others are answered. */
  async paper(file: Pick<AttachedFile, 'path' | 'text'>): Promise<KnownPaper> {
    const key = keyOf(`${file.path}\n${file.text}`);
    const known = this.papers.get(key);
    if (known) return known;
    const sentences: FileSentence[] = [];
    for (const batch of sentenceBatches(file)) {
      sentences.push(...batch);
      await setImmediate();
    }
    const paper = { sentences, kind: paperKindOf(file.text) };
    this.papers.set(key, paper);
    return paper;
  }

  /** An encoder that embeds a passage once. */
  remembering(encoder: SentenceEncoder | null): SentenceEncoder | null {
    return encoder && { embed: (texts, role) => this.embed(encoder, texts, role) };
  }

  private async embed(encoder: SentenceEncoder, texts: readonly string[], role?: 'query' | 'passage') {
    if (role !== 'passage') return encoder.embed(texts, role);
    const keys = texts.map(keyOf);
    const known = keys.map((key) => this.vectors.get(key));
    const others = await encoder.embed(
      texts.filter((_, at) => !known[at]),
      role,
    );
    const rest = others.values();
    return keys.map((key, at) => {
      const seen = known[at];
      if (seen) return seen;
      const fresh = rest.next().value as Float32Array;
      this.vectors.set(key, fresh);
      return fresh;
    });
  }

  /** The danger in a piece; undefined where it was not judged. */
  riskOf(piece: string): Risk | null | undefined {
    return this.risks.get(keyOf(piece))?.risk;
  }

  keepRisk(piece: string, risk: Risk | null): void {
    this.risks.set(keyOf(piece), { risk });
  }
}

const keyOf = (text: string) => createHash('sha256').update(text).digest('base64');
