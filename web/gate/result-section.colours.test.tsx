// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The sheet as it is written: tests get style sheets empty from the bundler. */
const css = readFileSync(new URL('result.css', import.meta.url), 'utf8');

type Rgb = readonly [number, number, number];
const long = (hex: string): string => (hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex);
/** Light of a colour, without the curve of screens. */
const linear = (hex: string): Rgb =>
  [1, 3, 5].map((at) => {
    const part = Number.parseInt(long(hex).slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;

/**
 * Eyes without the green or the red cones see so, and grey as it is: Machado, Oliveira and Fernandes, A Physiologically-based
 * Model for Simulation of Color Vision Deficiency, IEEE TVCG 15 (6), 2009, table 1, severity 1.0, doi:10.1109/TVCG.2009.113.
 */
const SIGHTS: Record<string, readonly Rgb[]> = {
  grey: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
};
const within = (part: number): number => Math.min(1, Math.max(0, part));
const seenBy = (sight: readonly Rgb[], [r, g, b]: Rgb): Rgb =>
  sight.map(([x, y, z]) => within(x * r + y * g + z * b)) as unknown as Rgb;
const luminance = ([r, g, b]: Rgb): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;
/** L* of CIE 1976 (L*a*b*), from the luminance below the white of the screen. */
const lightness = (colour: Rgb): number => {
  const y = luminance(colour);
  return y > 0.008856 ? 116 * y ** (1 / 3) - 16 : 903.3 * y;
};

const tones = ['good', 'out', 'used', 'bad', 'unknown', 'open'].map((tone) => {
  const rule = css.match(new RegExp(`^\\.gate-${tone} \\{([^}]*)\\}`, 'm'))?.[1] ?? '';
  const of = (name: string): string => rule.match(new RegExp(`--${name}: (#[0-9a-f]+);`))?.[1] ?? 'none';
  return { tone, ground: of('tone'), words: of('on') };
});
/** In and out both mean go; they differ by arrow, sound and the frame of the camera. */
const alone = tones.filter(({ tone }) => tone !== 'out');
const pairs = [alone, alone.map((one) => (one.tone === 'good' ? (tones[1] as typeof one) : one))].flatMap((answers) =>
  answers.flatMap((one, at) => answers.slice(at + 1).map((other) => [one, other] as const)),
);

test.each(Object.entries(SIGHTS))('any two answers of the gate differ by 15 of L* in %s sight', (_, sight) => {
  const near = pairs.flatMap(([one, other]) => {
    const [a, b] = [one, other].map(({ ground }) => lightness(seenBy(sight, linear(ground)))) as [number, number];
    return Math.abs(a - b) < 15 ? [`${one.tone} ${a.toFixed(1)}, ${other.tone} ${b.toFixed(1)}`] : [];
  });
  expect(near).toEqual([]);
});

test.each(tones)('the words of $tone stand out 7:1 from their ground', ({ ground, words }) => {
  const [dark, light] = [ground, words].map((hex) => luminance(linear(hex))).sort((a, b) => a - b) as [number, number];
  expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(7);
});

test('a tone is as the table of docs/product has it: let in light, used between, refused very dark, unsure white', () => {
  const of = (name: string) => Math.round(lightness(linear(tones.find(({ tone }) => tone === name)?.ground ?? '')));
  expect(['good', 'used', 'bad', 'open'].map(of)).toEqual([85, 65, 22, 100]);
});

test('patterns say it without any lightness: bars across a refusal, a dashed edge around what nobody has checked', () => {
  const rule = (selector: string) => css.slice(css.indexOf(selector)).split('}')[0];
  expect(rule('.gate-result.gate-bad::before')).toContain('repeating-linear-gradient(-45deg');
  expect(rule('.gate-result.gate-open')).toContain('dashed');
});
