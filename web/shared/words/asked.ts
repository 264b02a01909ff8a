/** Asks to be answered in the language of this page, as server/kernel/http/language.ts understands it. English needs no word. */
export const inOwnLanguage = (request: RequestInit): RequestInit => request;
