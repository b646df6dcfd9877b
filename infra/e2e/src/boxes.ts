import type { Locator, Page } from '@playwright/test';

type Box = { x: number; y: number; width: number; height: number };

export async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element.toString()} is not visible`);
  return box;
}

/** Moves the pointer to an element without scrolling; hover() scrolls for elements in a sticky header. */
export async function pointAt(page: Page, element: Locator): Promise<void> {
  const { x, y, width, height } = await boxOf(element);
  await page.mouse.move(x + width / 2, y + height / 2);
}

export const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
