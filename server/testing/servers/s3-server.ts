import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { S3Settings } from '#server/kernel/operations/object-store/s3.ts';

export type TestS3Server = Awaited<ReturnType<typeof startS3Server>>;

const BUCKET = 'pictures';
const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

/** A server that speaks S3 over HTTP, with one empty bucket. It checks who signs, and that the request is well signed in form. */
export async function startS3Server() {
  const directory = await mkdtemp(join(tmpdir(), 'pravesh-s3-'));
  const options = { port: 0, address: '127.0.0.1', directory, silent: true };
  const server = new S3rver({ ...options, configureBuckets: [{ name: BUCKET }] });
  const { port } = await server.run();
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket: BUCKET,
      credentials,
      pathStyle: true,
    } satisfies S3Settings,
    close: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
