import type { FastifyReply } from 'fastify';
import type { Config } from '#server/kernel/operations/config.ts';
import { qrPng, qrSvg } from './qr-image.ts';

const slugOf = (name: string): string => {
  const words = name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return [...words].slice(0, 40).join('').replace(/^-|-$/g, '');
};

/** The QR code of an offering holds this address (docs/product/visitors.md 2). */
export const pageAddress = (config: Config, page: string, { id, name = '' }: { id: string; name?: string }): string =>
  [config.publicUrl, page, id, encodeURIComponent(slugOf(name))].filter(Boolean).join('/');

export const sendQr = (reply: FastifyReply, address: string, format: 'png' | 'svg'): FastifyReply =>
  format === 'svg' ? reply.type('image/svg+xml').send(qrSvg(address)) : reply.type('image/png').send(qrPng(address));
