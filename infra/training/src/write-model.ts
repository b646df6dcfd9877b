import { writeFileSync } from 'node:fs';
import type { LinearModel, ModelHeader } from '@careward/coach/understanding/learned/linear-model.domain';
import { readThresholds, type Thresholds } from '@careward/coach/understanding/learned/thresholds';

export const modelFile = (name: string, ending: 'json' | 'bin' | 'txt') =>
  new URL(`../../../services/coach/models/${name}.${ending}`, import.meta.url);

const asJson = (value: object) => `${JSON.stringify(value, null, 1)}\n`;

export function writeModel(name: string, { idf, weights, meaning, ...rest }: LinearModel) {
  const header: ModelHeader = {
    ...rest,
    ...(meaning && { meaning: { scales: meaning.scales, intercepts: meaning.intercepts } }),
  };
  const numbers = [idf, meaning?.mean, weights, meaning?.weights].filter((each) => each !== undefined);
  writeFileSync(modelFile(name, 'json'), asJson(header));
  writeFileSync(modelFile(name, 'bin'), Buffer.concat(numbers.map(bytesOf)));
}

/** The other parts keep theirs. */
export function writeThresholds<Settings>(part: string, thresholds: Thresholds<Settings>) {
  writeFileSync(modelFile('thresholds', 'json'), asJson({ ...readThresholds(), [part]: thresholds }));
}

export const bytesOf = ({ buffer, byteOffset, byteLength }: Float32Array | Int8Array) =>
  Buffer.from(buffer, byteOffset, byteLength);
