import type { RoomLanguage } from '#contract/presentations/rules.ts';

const HINDI =
  'शून्य एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस चालीस इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उन्यासी अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे'.split(
    ' ',
  );

const TELUGU =
  'సున్నా ఒకటి రెండు మూడు నాలుగు ఐదు ఆరు ఏడు ఎనిమిది తొమ్మిది పది పదకొండు పన్నెండు పదమూడు పద్నాలుగు పదిహేను పదహారు పదిహేడు పద్దెనిమిది పంతొమ్మిది'.split(
    ' ',
  );
const TELUGU_TENS = '- - ఇరవై ముప్పై నలభై యాభై అరవై డెబ్బై ఎనభై తొంభై'.split(' ');

const ENGLISH =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const ENGLISH_TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const word = (words: readonly string[], at: number): string => words[at] ?? '';

const telugu = (number: number): string =>
  number < TELUGU.length
    ? word(TELUGU, number)
    : [word(TELUGU_TENS, Math.floor(number / 10)), number % 10 > 0 && word(TELUGU, number % 10)]
        .filter(Boolean)
        .join(' ');

const below1000: Record<'hi' | 'te', (hundreds: number, rest: number) => string> = {
  hi: (hundreds, rest) => `${word(HINDI, hundreds)} सौ${rest > 0 ? ` ${word(HINDI, rest)}` : ''}`,
  te: (hundreds, rest) => {
    if (rest === 0) return hundreds === 1 ? 'వంద' : `${telugu(hundreds)} వందలు`;
    return `${hundreds === 1 ? 'నూట' : `${telugu(hundreds)} వందల`} ${telugu(rest)}`;
  },
};

/** 0 to 999 in words; larger numbers, and English, in digits, which every voice reads. */
export function numberInWords(language: RoomLanguage, number: number): string {
  if (language === 'en' || number > 999) return String(number);
  if (number >= 100) return below1000[language](Math.floor(number / 100), number % 100);
  return language === 'hi' ? word(HINDI, number) : telugu(number);
}

export function englishWords(number: number): string[] {
  if (number < ENGLISH.length) return [word(ENGLISH, number)];
  const [hundreds, rest] = [Math.floor(number / 100), number % 100];
  if (hundreds > 0) return [word(ENGLISH, hundreds), 'hundred', ...(rest > 0 ? englishWords(rest) : [])];
  return [word(ENGLISH_TENS, Math.floor(rest / 10)), ...(rest % 10 > 0 ? [word(ENGLISH, rest % 10)] : [])];
}
