import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.mjs';
import { outages } from './outages.config.mjs';

/** All journeys, and on the same Careward after them the outages: starting another costs as much as a hundred journeys. */
export default defineConfig({
  ...journeys,
  projects: [...journeys.projects, { ...outages, dependencies: journeys.projects.map(({ name }) => name) }],
});
