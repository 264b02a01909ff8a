import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { S3Settings } from '#server/kernel/operations/object-store/s3.ts';

export interface TestS3Server {
  /** Its one bucket is reached by these. It checks who signs, and that the request is well signed in form. */
  settings: S3Settings;
  close(): Promise<void>;
}

const BUCKET = 'pictures';
// The one account that this server knows.
const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

/** A server that speaks S3 over HTTP, on a port of its own, with one empty bucket. */
export async function startS3Server(): Promise<TestS3Server> {
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
    },
    close: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
