import { expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';

/** A measurement id comes from the server's configuration (spec.md 9); neither the source nor a build may hold one. */
it.each(['web/src/**/*.{ts,tsx}', 'web/index.html', 'web/dist/**/*.{js,html}'])(
  '%s names no measurement id',
  (files) => {
    const withId = globSync(files).filter((file) =>
      /["'`=]G-[A-Z0-9]{4,20}\b/.test(readFileSync(file, 'utf8')),
    );
    expect(withId).toEqual([]);
  },
);
