import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { imagesApi } from '#contract/images/api.ts';
import { MOST_IMAGE_BYTES } from '#contract/images/model.ts';
import { PICTURE_WIDTHS } from '#contract/images/rules.ts';
import { notFound } from '#contract/kernel/errors.ts';
import type { Deps } from '#server/deps.ts';
import { type HandlerCall, mount } from '#server/kernel/http/mount.ts';
import { acceptUploads, withUpload } from '#server/kernel/http/uploads.ts';
import { keepImage, openImage, openLinkPreview } from './service.ts';

export async function imageRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const keep = ({ actor, request }: Pick<HandlerCall<typeof imagesApi.upload>, 'actor' | 'request'>) =>
    withUpload(request, actor.organisationId ?? actor.accountId, async (file) => ({
      url: await keepImage(deps, actor, file),
    }));
  await acceptUploads(app, MOST_IMAGE_BYTES, (own) =>
    mount(own, deps, imagesApi, { upload: keep, uploadData: keep, uploadImage: keep }),
  );
  app.get<{ Params: { name: string } }>(
    `/images/:name(^[0-9a-f]{64}(?:-(?:${PICTURE_WIDTHS.join('|')}))?$).webp`,
    { config: { traffic: 'file' } },
    (request, reply) => sendImage(request, reply, { type: 'image/webp', open: (name) => openImage(deps, name) }),
  );
  app.get<{ Params: { name: string } }>(
    '/images/:name(^[0-9a-f]{64}$)-preview.jpg',
    { config: { traffic: 'file' } },
    (request, reply) => sendImage(request, reply, { type: 'image/jpeg', open: (name) => openLinkPreview(deps, name) }),
  );
}

/** A name is a content hash, so caches may keep a picture for good. `sandbox` disarms one that is opened by itself. */
const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
};

interface ImageFile {
  type: string;
  open: (name: string) => Promise<{ size: number; bytes: Readable | Buffer } | null>;
}

async function sendImage(
  { params: { name }, headers }: FastifyRequest<{ Params: { name: string } }>,
  reply: FastifyReply,
  { type, open }: ImageFile,
): Promise<FastifyReply> {
  const etag = `"${name}"`;
  if (headers['if-none-match']?.includes(etag))
    return reply
      .code(304)
      .headers({ ...HEADERS, etag })
      .send();
  const image = await open(name);
  if (!image) throw notFound('image');
  return reply
    .headers({ ...HEADERS, etag, 'content-length': image.size })
    .type(type)
    .send(image.bytes);
}
