import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { type ObjectStore, storeAway } from '#server/platform/object-store/object-store.ts';

export interface S3Settings {
  /** Absent: Amazon's own, by region. */
  endpoint?: string;
  region: string;
  bucket: string;
  /** Absent: what the machine has been given (role, profile), as the client library finds it. */
  credentials?: { accessKeyId: string; secretAccessKey: string };
  /** The bucket stands in the path and not in the host's name: MinIO, Ceph and most others. */
  pathStyle: boolean;
}

const ATTEMPTS = 2;
const CONNECT_WITHIN_MS = 3_000;
const ANSWER_WITHIN_MS = 15_000;

/** A bucket that speaks S3. The library is large, so that it is loaded when the first picture comes. */
export function s3Store(settings: S3Settings): ObjectStore {
  let opened: ReturnType<typeof open> | undefined;
  const ask = async <T>(work: (s3: Awaited<ReturnType<typeof open>>) => Promise<T>): Promise<T> => {
    opened ??= open(settings);
    try {
      return await work(await opened);
    } catch (cause) {
      throw storeAway(cause);
    }
  };
  const at = (name: string) => ({ Bucket: settings.bucket, Key: name });
  return {
    put: (name, bytes) =>
      ask(async ({ client, PutObjectCommand }) => {
        await client.send(new PutObjectCommand({ ...at(name), Body: bytes, ContentType: 'image/webp' }));
      }),
    get: (name) =>
      ask(async ({ client, GetObjectCommand }) => {
        const found = await client.send(new GetObjectCommand(at(name))).catch(absent);
        return found ? { size: found.ContentLength ?? 0, bytes: found.Body as Readable } : null;
      }),
    remove: (name) =>
      ask(async ({ client, DeleteObjectCommand }) => {
        await client.send(new DeleteObjectCommand(at(name)));
      }),
  };
}

async function open({ endpoint, region, credentials, pathStyle }: S3Settings) {
  const { S3Client, ...commands } = await import('@aws-sdk/client-s3');
  const client: S3Client = new S3Client({
    endpoint,
    region,
    credentials,
    forcePathStyle: pathStyle,
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECT_WITHIN_MS, requestTimeout: ANSWER_WITHIN_MS },
    // Many stores that speak S3 do not know the newer checksums that the library would add by itself.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { client, ...commands };
}

/** An object that is not there; a bucket that is not there is the operator's mistake, and said as such in the log. */
function absent(error: Error): null {
  if (error.name === 'NoSuchKey') return null;
  throw error;
}
