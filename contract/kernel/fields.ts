import { z } from 'zod';
import './plain-words.ts';
import { parseClock } from './dates/clock.ts';
import { isDay, WEEKDAYS } from './dates/dates.ts';
import { bareMobile } from './mobile.ts';
import { formatRupees, type Paise } from './money.ts';
import { storedText } from './typed-text.ts';

/** The fields that many models share. Apart from the pure functions beside it, so that visitor pages never load zod. */

/** Every id: 26 characters of Crockford's base32, unguessable and short enough for a payment order (decision 0008). */
export const idModel = z.string().regex(/^[0-9a-z]{26}$/, 'This is not an id of Pravesh');

/** The words of the product for a field that is not there; of what is there and wrong, its rules speak, or the table of plain words. */
export const needed = (words: string | undefined) => ({
  error: ({ code, input }: z.core.$ZodRawIssue) =>
    (code === 'invalid_type' || code === 'invalid_union') && input == null ? words : undefined,
});

/** An id in a form that must be chosen. Whether it is one of the caller's is for the server to say. */
export const requiredId = (missing: string) => z.string(needed(missing)).min(1, missing).max(64);

/** Says the most that one amount may be. */
export const atMost = (most: Paise): string => `Please enter at most ${formatRupees(most)}`;

export const dayModel = z.string().refine(isDay, 'Please enter a date');
export const weekdayModel = z.enum(WEEKDAYS);

const readTime = (typed: string): string => parseClock(typed) ?? typed.trim();

/** "09:30", as time inputs give it; also read as people write it. */
export const timeModel = z
  .string()
  .overwrite(readTime)
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time');

/** The same where it may be missing, which is empty. */
export const optionalTime = z.literal('').or(timeModel).default('');

/** The same, with the words of the product where it is missing. */
export const requiredTime = (missing: string) =>
  z
    .string(needed(missing))
    .overwrite(readTime)
    .min(1, missing)
    .regex(/^(?:([01]\d|2[0-3]):[0-5]\d)?$/, 'Please enter a time');

/** A day, with the words of the product where it is missing. */
export const requiredDate = (missing: string) =>
  z
    .string(needed(missing))
    .min(1, missing)
    .refine((text) => text === '' || isDay(text), 'Please enter a date');

/** A whole number, with the words of the product where it is missing, and with other words where it is none. */
export const requiredCount = (missing: string, wrong: string) =>
  z.int({ error: ({ code, input }) => (code !== 'invalid_type' ? undefined : input == null ? missing : wrong) });

/** A web address that may be followed: http or https, nothing else. */
export const webAddress = z
  .url({ protocol: /^https?$/, error: 'Please enter a web address' })
  .max(2048, 'Please use at most 2,048 characters');

/** A mobile number in a form (docs/product/forms.md 1). */
export const mobileModel = z
  .string('Must be exactly 10 digits')
  .overwrite(bareMobile)
  .regex(/^\+?\d*$/, { error: 'Must be only digits', abort: true })
  .regex(/^\d{10}$/, 'Must be exactly 10 digits')
  .meta({ examples: ['9876543210'] });

/** Text of people: trimmed, NFC, without signs that nobody sees, of bounded length. */
export const textModel = (max: number, missing?: string) =>
  z.string(needed(missing)).overwrite(storedText).max(max, `Please use at most ${max} characters`);

/** Required text with the message of the product. */
export const requiredText = (max: number, message: string) => textModel(max, message).min(1, message);

/** An e-mail address, lower-cased so that one person has one account. */
export const emailModel = (required: string) =>
  z
    .string(needed(required))
    .overwrite(storedText)
    .min(1, required)
    .max(254)
    .toLowerCase()
    .pipe(z.email('Please enter a valid email address'));

/** A new password (docs/behaviour.md 2.6): at least 8 characters. The upper bound keeps hashing cheap. */
export const newPasswordModel = (required: string) =>
  z
    .string(needed(required))
    .min(1, required)
    .min(8, 'Please use at least 8 characters')
    .max(200, 'Please use at most 200 characters');

/** An id as somebody sends it: whatever is not there is for the server to say. */
export const namedId = z.string().regex(/^[\w-]{1,64}$/, 'This is not an id of Pravesh');
