// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colours } from '#web/shared/tokens.ts';
import { styleOf } from './styles.ts';

/** The sheets as they are written: tests get style sheets empty from the bundler. */
const folder = new URL('ui/styles/', import.meta.url);
const sheets = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));
const css = sheets.join('\n') + styleOf([]);

test('both themes are in every page, by the wish of the device', () => {
  const page = styleOf([]);
  const dark = page.slice(page.indexOf('@media(prefers-color-scheme:dark)'));
  expect(page).toContain(`--ground:${colours.light.ground}`);
  expect(dark).toContain(`--ground:${colours.dark.ground}`);
});

test('no sheet fetches anything: a page and its looks are one request', () => {
  expect(sheets.length).toBeGreaterThan(5);
  expect(css).not.toMatch(/@import|@font-face|url\(\s*["']?(https?:)?\/\//);
});

test('every property that a sheet uses is defined', () => {
  const defined = new Set([...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name));
  const used = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  expect(used.size).toBeGreaterThan(10);
  expect([...used].filter((name) => !defined.has(name))).toEqual([]);
});

test('colours stand in the tokens alone, so that the dark theme misses none; codes stay black on white', () => {
  const hard = sheets.flatMap((sheet) => sheet.match(/#[0-9a-f]{3,8}\b/gi) ?? []);
  expect(hard.filter((colour) => !/^#(fff(fff)?|0000?|000000)$/i.test(colour))).toEqual([]);
});
