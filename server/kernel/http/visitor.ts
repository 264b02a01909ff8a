import type { FastifyRequest } from 'fastify';
import type { Actor } from '#server/kernel/database/scope.ts';
import { type Address, addressOf } from './address.ts';
import { formRepeatOf, type Repeat, repeatOf } from './idempotency.ts';

export interface Visitor {
  address: Address;
  actor: Actor;
  userAgent: string;
  repeat: Repeat | null;
}

const senderOf = (request: FastifyRequest, actor: Actor) => ({
  address: addressOf(request),
  actor,
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
});

export const visitorOf = (request: FastifyRequest, actor: Actor): Visitor => ({
  ...senderOf(request, actor),
  repeat: repeatOf(request, actor),
});

export const visitorOfForm = (request: FastifyRequest, formKey: string, asked: object): Visitor => ({
  ...senderOf(request, null),
  repeat: formRepeatOf(formKey, addressOf(request), asked),
});
