import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { type ObjectStore, storeAway } from './object-store.ts';

export interface S3Settings {
  endpoint?: string;
  region: string;
  bucket: string;
  /** Absent: the client library finds what the machine has been given (role, profile). */
  credentials?: { accessKeyId: string; secretAccessKey: string };
  /** The bucket is in the path and not in the host name, as with MinIO, Ceph and most others. */
  pathStyle: boolean;
}

const ATTEMPTS = 2;
const CONNECT_WITHIN_MS = 3_000;
const ANSWER_WITHIN_MS = 15_000;

/** The library is large, so it is loaded with the first picture. */
export function s3Store(settings: S3Settings): ObjectStore {
  let opened: ReturnType<typeof open> | undefined;
  const ask = async <T>(work: (s3: Awaited<ReturnType<typeof open>>) => Promise<T>): Promise<T> => {
    opened ??= open(settings).catch((cause) => {
      opened = undefined;
      throw cause;
    });
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
    // Many stores that speak S3 do not know the newer checksums that the library adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { client, ...commands };
}

/** A missing bucket is not a missing object but the operator's mistake, and is logged as such. */
function absent(error: Error): null {
  if (error.name === 'NoSuchKey') return null;
  throw error;
}
