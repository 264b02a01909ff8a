import { z } from 'zod';
import type { TextKey } from '#words/keys.ts';
import './plain-words.ts';
import { parseClock } from './dates/clock.ts';
import { isDay, WEEKDAYS } from './dates/dates.ts';
import { bareMobile } from './mobile.ts';
import { storedText } from './typed-text.ts';

/** Fields shared by many models. The pure functions are in other files, so that visitor pages never load zod. */

/** 26 characters of Crockford's base32: unguessable, and short enough for a payment order (decision 0008). */
export const idModel = z.string().regex(/^[0-9a-z]{26}$/, 'fields.noId');

/** The product's message for a missing field. Wrong values get the message of their rule or of plain-words.ts. */
export const needed = (message: TextKey | undefined) => ({
  error: ({ code, input }: z.core.$ZodRawIssue) =>
    (code === 'invalid_type' || code === 'invalid_union') && input == null ? message : undefined,
});

export const requiredId = (missing: TextKey) => z.string(needed(missing)).min(1, missing).max(64);

export const dayModel = z.string().refine(isDay, 'fields.date');
export const weekdayModel = z.enum(WEEKDAYS);

const readTime = (typed: string): string => parseClock(typed) ?? typed.trim();

export const timeModel = z
  .string()
  .overwrite(readTime)
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'fields.time');

export const optionalTime = z.literal('').or(timeModel).default('');

export const requiredTime = (missing: TextKey) =>
  z
    .string(needed(missing))
    .overwrite(readTime)
    .min(1, missing)
    .regex(/^(?:([01]\d|2[0-3]):[0-5]\d)?$/, 'fields.time');

export const requiredDate = (missing: TextKey) =>
  z
    .string(needed(missing))
    .min(1, missing)
    .refine((text) => text === '' || isDay(text), 'fields.date');

export const requiredCount = (missing: TextKey, wrong: TextKey) =>
  z.int({ error: ({ code, input }) => (code !== 'invalid_type' ? undefined : input == null ? missing : wrong) });

/** http or https only, so that a link is safe to follow. */
export const webAddress = z.url({ protocol: /^https?$/, error: 'fields.webAddress' }).max(2048);

/** A mobile number in a form (docs/product/forms.md 1). */
export const mobileModel = z
  .string('fields.tenDigits')
  .overwrite(bareMobile)
  .regex(/^\+?\d*$/, { error: 'fields.onlyDigits', abort: true })
  .regex(/^\d{10}$/, 'fields.tenDigits')
  .meta({ examples: ['9876543210'] });

/** Trimmed, NFC, without invisible characters, of bounded length. */
export const textModel = (max: number, missing?: TextKey) => z.string(needed(missing)).overwrite(storedText).max(max);

export const requiredText = (max: number, message: TextKey) => textModel(max, message).min(1, message);

/** Lower case, so that one person has one account. */
export const emailModel = (required: TextKey) =>
  z
    .string(needed(required))
    .overwrite(storedText)
    .min(1, required)
    .max(254)
    .toLowerCase()
    .pipe(z.email('fields.email'));

/** At least 8 characters (docs/behaviour.md 2.6). The upper bound keeps hashing cheap. */
export const newPasswordModel = (required: TextKey) => z.string(needed(required)).min(1, required).min(8).max(200);

export const namedId = z.string().regex(/^[\w-]{1,64}$/, 'fields.noId');
