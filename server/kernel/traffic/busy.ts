import type { FastifyReply, FastifyRequest } from 'fastify';
import { busy } from '#contract/kernel/errors.ts';
import { LANGUAGE_CODES, type Language } from '#contract/kernel/languages.ts';
import { languageOfCall } from '#server/kernel/http/language.ts';
import { SAY } from '#server/kernel/words/catalogues.ts';

const { code, refusal } = busy();

/** Built ahead: one is sent to thousands a second. */
const BODIES = Object.fromEntries(
  LANGUAGE_CODES.map((language) => [language, JSON.stringify({ message: SAY[language](refusal), code })]),
) as Record<Language, string>;

export const sayBusyInJson = (request: FastifyRequest, reply: FastifyReply, seconds: number): FastifyReply =>
  reply
    .code(503)
    .header('retry-after', seconds)
    .type('application/json; charset=utf-8')
    .send(BODIES[languageOfCall(request)]);
