/** Characters of a file's text: extracted at most, and used. */
export const LENGTH_READ = { most: 200_000, used: 40_000 };

/** Later pages of a document are not read; of those that are pictures, fewer are. */
export const PAGES_READ = { most: 100, scanned: 6 };

export const PICTURE = {
  /** Decoded at most, in pixels. */
  pixels: 40_000_000,
  /** Of one in a PDF: a scanner's finest is 600 points an inch, of the longest sheet. */
  ofPage: 50_000_000,
  /** The longer side, in pixels, of what is kept. */
  kept: 2_048,
  /** A tall picture keeps its width: a screenshot's is that of a telephone. */
  keptTall: { width: 1_080, height: 16_000 },
  /** The longer side, in pixels, of what is read. */
  read: 3_000,
  readTall: { width: 1_200, height: 12_000 },
  /** A tall picture is read in pieces of about so many rows. */
  piece: 2_400,
  /** Of a picture that moves, so many of the first frames are looked at. */
  frames: 8,
  /** After these milliseconds of the process no further picture is begun, so that what was read of others is not lost. */
  beginsBefore: { work: 8_000, time: 18_000 },
  /** Nor, after these, a further piece of the same. */
  readsUntil: { work: 14_000, time: 32_000 },
};

/** What a document that is an archive may hold. */
export const ARCHIVE = { entries: 2_000, bytes: 50 * 1024 * 1024, ratio: 100, ratioFrom: 1024 * 1024 };

/** A process that reads one file; times in milliseconds. */
export const PROCESS = {
  heapMb: 256,
  /** All its memory, in bytes. */
  memory: 700 * 1024 * 1024,
  /** CPU time. */
  work: 20_000,
  /** Time by the clock, which is less than the gateway waits. */
  time: 45_000,
  atOnce: 2,
  /** Files that may wait for a process, */
  waiting: 20,
  /** and how long. */
  wait: 12_000,
};
