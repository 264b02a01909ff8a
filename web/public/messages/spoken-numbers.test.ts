import { expect, test } from 'vitest';
import { numberInWords, SPOKEN_LANGUAGES } from './spoken-numbers.ts';

test.each([
  [0, 'zero', 'शून्य', 'సున్నా'],
  [7, 'seven', 'सात', 'ఏడు'],
  [11, 'eleven', 'ग्यारह', 'పదకొండు'],
  [19, 'nineteen', 'उन्नीस', 'పంతొమ్మిది'],
  [20, 'twenty', 'बीस', 'ఇరవై'],
  [24, 'twenty-four', 'चौबीस', 'ఇరవై నాలుగు'],
  [39, 'thirty-nine', 'उनतालीस', 'ముప్పై తొమ్మిది'],
  [50, 'fifty', 'पचास', 'యాభై'],
  [69, 'sixty-nine', 'उनहत्तर', 'అరవై తొమ్మిది'],
  [89, 'eighty-nine', 'नवासी', 'ఎనభై తొమ్మిది'],
  [99, 'ninety-nine', 'निन्यानवे', 'తొంభై తొమ్మిది'],
  [100, 'one hundred', 'एक सौ', 'వంద'],
  [101, 'one hundred and one', 'एक सौ एक', 'నూట ఒకటి'],
  [224, 'two hundred and twenty-four', 'दो सौ चौबीस', 'రెండు వందల ఇరవై నాలుగు'],
  [300, 'three hundred', 'तीन सौ', 'మూడు వందలు'],
  [1024, '1024', '1024', '1024'],
])('%i is said as "%s", "%s" and "%s"', (number, ...words) => {
  expect(SPOKEN_LANGUAGES.map((language) => numberInWords(language, number))).toEqual(words);
});

test('every number up to 999 has words of its own in every language', () => {
  for (const language of SPOKEN_LANGUAGES) {
    const words = Array.from({ length: 1000 }, (_, number) => numberInWords(language, number));
    expect(new Set(words).size).toBe(1000);
    expect(words.filter((said) => said.trim() === '' || /[\d-]$|undefined/.test(said))).toEqual([]);
  }
});
