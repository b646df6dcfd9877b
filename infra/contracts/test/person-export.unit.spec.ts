import { describe, expect, it } from '@jest/globals';
import { erasureAcknowledgements } from '../src/event-catalog.js';
import { erasureCounts } from '../src/kernel/event.js';
import { servicesWithPersonalData } from '../src/kernel/person-export.js';

describe('the download of what is kept about a person', () => {
  it('asks every service whose erasure removes something', () => {
    const keeping = erasureAcknowledgements
      .filter(({ data }) => Object.keys(data.shape).length > Object.keys(erasureCounts).length)
      .map(({ owner }) => owner);
    expect(keeping.toSorted()).toEqual(servicesWithPersonalData.toSorted());
  });
});
