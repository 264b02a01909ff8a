// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { colours, type StaffTheme, staffColours, type Theme } from './tokens.ts';

/** WCAG 2.2 relative luminance of a #rrggbb colour, 0 to 1. */
function luminance(hex: string): number {
  const channel = (at: number): number => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

type Pair = [front: keyof Theme, back: keyof Theme];
const grounds: (keyof Theme)[] = ['ground', 'surface'];
const texts: Pair[] = [
  ...grounds.flatMap((back): Pair[] =>
    (['ink', 'muted', 'link', 'bad', 'good', 'warn'] as const).map((front) => [front, back]),
  ),
  ['onLeaf', 'leaf'],
  ['onLeafMuted', 'leaf'],
  ['marigold', 'leaf'],
  ['onMarigold', 'marigold'],
  ['bad', 'badSoft'],
  ['warn', 'warnSoft'],
  ['good', 'goodSoft'],
  ['ink', 'badSoft'],
  ['ink', 'warnSoft'],
  ['ink', 'goodSoft'],
  ['ink', 'leafSoft'],
  ['muted', 'leafSoft'],
  ['link', 'leafSoft'],
];
const edges: Pair[] = [...grounds.map((back): Pair => ['line', back]), ['marigoldEdge', 'surface']];

describe.each(Object.entries(colours))('the %s theme', (_name, theme) => {
  it.each(texts)('shows %s text on %s with a contrast of at least 4.5', (front, back) => {
    expect(contrast(theme[front], theme[back])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edges)('draws the edge %s on %s with a contrast of at least 3', (front, back) => {
    expect(contrast(theme[front], theme[back])).toBeGreaterThanOrEqual(3);
  });
});

const staffTexts: [front: keyof StaffTheme, back: keyof StaffTheme][] = [
  ['attention', 'attentionSoft'],
  ['now', 'nowSoft'],
  ['onCount', 'count'],
  ['unknown', 'unknownSoft'],
];

describe.each(['light', 'dark'] as const)('the %s theme of the console', (scheme) => {
  it.each(staffTexts)('shows %s text on %s with a contrast of at least 4.5', (front, back) => {
    expect(contrast(staffColours[scheme][front], staffColours[scheme][back])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['attention', 'now', 'unknown'] as const)('shows %s text on both grounds', (front) => {
    for (const back of grounds)
      expect(contrast(staffColours[scheme][front], colours[scheme][back])).toBeGreaterThanOrEqual(4.5);
  });
});
