import { readdirSync, readFileSync } from 'node:fs';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { OTHER_LANGUAGES } from '#contract/kernel/languages.ts';
import type { Catalogue } from './compiled.ts';

/** Names, marks of trade, units, and what is typed or pressed as it is. */
const STAYS =
  /Idempotency-Key|AES-GCM|CCAvenue|Paytm|Google|WhatsApp|Configuration|Payments|Confirm|PUBLIC_URL|https?|e-?mail|\b(last|hidden|poster|put-away|mon|tue|wed|called|complete|noshow|Family|Addon)\b|\b(QR|UPI|PDF|PIN|OTP|SMS|MID|JSON|JPEG|PNG|WebP|MB|KB|CSV|URL|ID|GST|IST|mm|px|s|true|false|English|Pravesh|T)\b|2027-01-04T06:30:00Z|7K2M-9QXA/g;

type Part = string | [name: string, kind?: string, choices?: Record<string, Part[] | string | number>];

/** What is read aloud of an ICU text: not its parameters and choices. */
function spokenIn(parts: readonly Part[] | string | number | undefined): string {
  if (typeof parts !== 'object') return String(parts ?? '');
  return parts
    .map((part) =>
      typeof part === 'string'
        ? part
        : Object.values(part[2] ?? {})
            .map(spokenIn)
            .join(' '),
    )
    .join('');
}

const textsIn = (language: string): [name: string, words: string][] =>
  readdirSync(new URL(`${language}/`, import.meta.url)).flatMap((file) => {
    const catalogue = JSON.parse(readFileSync(new URL(`${language}/${file}`, import.meta.url), 'utf8')) as Catalogue;
    return Object.entries(catalogue).map(([key, words]): [string, string] => [
      `${file} ${key}: ${words}`,
      spokenIn(compileMessage(words) as Part[]),
    ]);
  });

test.each(OTHER_LANGUAGES)('no text in %s has an English word in it', (language) => {
  const english = textsIn(language).filter(([, spoken]) => /[A-Za-z]{2,}/.test(spoken.replace(STAYS, ' ')));
  expect(english.map(([text]) => text)).toEqual([]);
});

/** A further language begins as a copy of another one, whose letters it must lose, unless both have one script. */
const LETTERS: Record<(typeof OTHER_LANGUAGES)[number], RegExp> = {
  hi: /\p{Script=Devanagari}/u,
  te: /\p{Script=Telugu}/u,
};

test.each(OTHER_LANGUAGES)('no text in %s has letters of another language', (language) => {
  const others = OTHER_LANGUAGES.map((other) => LETTERS[other]).filter(
    ({ source }) => source !== LETTERS[language].source,
  );
  const copied = textsIn(language).filter(([, spoken]) => others.some((letters) => letters.test(spoken)));
  expect(copied.map(([text]) => text)).toEqual([]);
});
