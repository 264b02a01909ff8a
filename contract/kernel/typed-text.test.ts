import { expect, test } from 'vitest';
import { problemsIn } from '#server/testing/english.ts';
import { requiredText, textModel } from './fields.ts';
import { foldedText, storedText } from './typed-text.ts';

test('text is stored composed and without signs that nobody sees; joiners between letters stay', () => {
  expect(storedText(' Jose\u0301\u200b ')).toBe('José');
  expect(storedText('\u202eRavi\u202c \ufeffKumar\u00ad')).toBe('Ravi Kumar');
  expect(storedText('\u0915\u094d\u200d\u0937')).toBe('\u0915\u094d\u200d\u0937');
  expect(storedText('\u0c05\u0c28\u0c4d\u200c\u0c35\u0c47\u0c37\u0c4d\u200c')).toBe(
    '\u0c05\u0c28\u0c4d\u200c\u0c35\u0c47\u0c37\u0c4d',
  );
  expect(textModel(40).parse('two\nlines\u0007')).toBe('two\nlines');
});

test.each(['', ' ', '\u200b', '\ufeff\u200d', '\u2800\u3164', '\u00a0\u00ad'])('a name of %j is none', (typed) => {
  expect(problemsIn(requiredText(40, 'organisations.noPersonName').safeParse(typed))).toEqual(['Name is required']);
});

test.each([
  ['Jose\u0301', 'josé'],
  ['D’Souza', "d'souza"],
  ['D\u02bcSouza', 'D`SOUZA'],
  ['\u0958\u0932\u092e', '\u0915\u093c\u0932\u092e'],
  ['\u0915\u094d\u200d\u0937', '\u0915\u094d\u0937'],
  ['Ｚｏｏ', 'zoo'],
])('a search takes %j for %j', (one, other) => expect(foldedText(one)).toBe(foldedText(other)));
