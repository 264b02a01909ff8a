import { type Text, text } from '#contract/kernel/text.ts';

/**
 * The person who registers chooses the name freely and may enter somebody else's e-mail. A name that looks like an
 * address or a message is left out, so that our mail cannot carry it.
 */
export const greetingText = (name: string): Text =>
  /[/@\n\r]|\w\.\w/.test(name) ? text('accounts.hello') : text('accounts.helloName', { name });
