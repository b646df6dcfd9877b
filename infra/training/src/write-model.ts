import { writeFileSync } from 'node:fs';
import type { ModelHeader, StoredModel } from '@careward/coach/understanding/learned/linear-model.domain';

export const modelFile = (name: string, ending: 'json' | 'bin' | 'txt') =>
  new URL(`../../../services/coach/models/${name}.${ending}`, import.meta.url);

export function writeModel<Settings>(
  name: string,
  { data, measured, settings, model }: StoredModel<Settings>,
) {
  const { idf, weights, meaning, ...rest } = model;
  const header: ModelHeader<Settings> = {
    data,
    ...(measured && { measured }),
    settings,
    ...rest,
    ...(meaning && { meaning: { scales: meaning.scales, intercepts: meaning.intercepts } }),
  };
  const numbers = [idf, meaning?.mean, weights, meaning?.weights].filter((each) => each !== undefined);
  writeFileSync(modelFile(name, 'json'), `${JSON.stringify(header, null, 1)}\n`);
  writeFileSync(modelFile(name, 'bin'), Buffer.concat(numbers.map(bytesOf)));
}

export const bytesOf = ({ buffer, byteOffset, byteLength }: Float32Array | Int8Array) =>
  Buffer.from(buffer, byteOffset, byteLength);
