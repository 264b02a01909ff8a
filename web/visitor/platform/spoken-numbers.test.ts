// @vitest-environment node
import { expect, test } from 'vitest';
import { ROOM_LANGUAGES } from '#contract/presentations/rules.ts';
import { numberInWords } from './spoken-numbers.ts';

test.each([
  [0, '0', 'शून्य', 'సున్నా'],
  [7, '7', 'सात', 'ఏడు'],
  [11, '11', 'ग्यारह', 'పదకొండు'],
  [19, '19', 'उन्नीस', 'పంతొమ్మిది'],
  [20, '20', 'बीस', 'ఇరవై'],
  [24, '24', 'चौबीस', 'ఇరవై నాలుగు'],
  [39, '39', 'उनतालीस', 'ముప్పై తొమ్మిది'],
  [50, '50', 'पचास', 'యాభై'],
  [69, '69', 'उनहत्तर', 'అరవై తొమ్మిది'],
  [89, '89', 'नवासी', 'ఎనభై తొమ్మిది'],
  [99, '99', 'निन्यानवे', 'తొంభై తొమ్మిది'],
  [100, '100', 'एक सौ', 'వంద'],
  [101, '101', 'एक सौ एक', 'నూట ఒకటి'],
  [224, '224', 'दो सौ चौबीस', 'రెండు వందల ఇరవై నాలుగు'],
  [300, '300', 'तीन सौ', 'మూడు వందలు'],
  [1024, '1024', '1024', '1024'],
])('%i is said as "%s", "%s" and "%s"', (number, ...words) => {
  expect(ROOM_LANGUAGES.map((language) => numberInWords(language, number))).toEqual(words);
});

test('every number up to 999 has words of its own where voices may not know digits', () => {
  for (const language of ['hi', 'te'] as const) {
    const words = Array.from({ length: 1000 }, (_, number) => numberInWords(language, number));
    expect(new Set(words).size).toBe(1000);
    expect(words.filter((said) => said.trim() === '' || /[\d-]$|undefined/.test(said))).toEqual([]);
  }
});
