/** Adds the language of this page (server/kernel/http/language.ts). English needs no header. */
export const inOwnLanguage = (request: RequestInit): RequestInit => request;
