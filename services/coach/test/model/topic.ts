import { seedLibrary } from '../seed-library.js';

/** A document of the care library. */
export function topic(documentId: string) {
  const document = seedLibrary.find((one) => one.documentId === documentId);
  if (!document) throw new Error(`the library has no topic ${documentId}`);
  return document;
}
