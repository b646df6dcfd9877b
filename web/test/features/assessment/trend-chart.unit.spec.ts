/** @jest-environment ./web/test/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { CHART, heightOf, pointsOf } from '../../../src/features/assessment/history.js';

const scored = (...scores: number[]) => scores.map((score, at) => ({ id: String(at), score }));

describe('the curve', () => {
  it('has the oldest at the left, and a higher score higher up', () => {
    const points = pointsOf(scored(80, 40, 20));
    expect(points.map(({ score }) => score)).toEqual([20, 40, 80]);
    const places = points.map(({ x }) => x);
    expect(places).toEqual([...new Set(places)].sort((one, other) => one - other));
    expect(heightOf(80)).toBeLessThan(heightOf(20));
  });

  it('has the latest eight of many, all inside the drawing', () => {
    const points = pointsOf(scored(...Array.from({ length: 20 }, (_, at) => at * 5)));
    expect(points.map(({ score }) => score)).toEqual([35, 30, 25, 20, 15, 10, 5, 0]);
    for (const { x, y } of points) {
      expect(x).toBeGreaterThan(CHART.left);
      expect(x).toBeLessThan(CHART.width - CHART.right);
      expect(y).toBeLessThanOrEqual(CHART.height - CHART.bottom);
    }
  });
});
