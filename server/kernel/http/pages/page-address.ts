import type { FastifyReply } from 'fastify';
import type { Config } from '#server/kernel/operations/config.ts';
import { qrPng, qrSvg } from './qr-image.ts';

/** "Lotus Zoo & Park" → "lotus-zoo-park"; letters of every script stay. */
const slugOf = (name: string): string => {
  const words = name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return [...words].slice(0, 40).join('').replace(/^-|-$/g, '');
};

/**
 * The address where visitors book an offering, which its QR code holds (docs/product/visitors.md 2). The name may be
 * left out.
 */
export const pageAddress = (config: Config, page: string, { id, name = '' }: { id: string; name?: string }): string =>
  [config.publicUrl, page, id, encodeURIComponent(slugOf(name))].filter(Boolean).join('/');

/** Answers a QR code as PNG or SVG. */
export const sendQr = (reply: FastifyReply, address: string, format: 'png' | 'svg'): FastifyReply =>
  format === 'svg' ? reply.type('image/svg+xml').send(qrSvg(address)) : reply.type('image/png').send(qrPng(address));
