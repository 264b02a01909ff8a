import { type Text, text } from '#contract/kernel/text.ts';

/** A name that looks like an address or a message is left out: strangers can register with anybody's e-mail. */
export const greetingText = (name: string): Text =>
  /[/@\n\r]|\w\.\w/.test(name) ? text('accounts.hello') : text('accounts.helloName', { name });
