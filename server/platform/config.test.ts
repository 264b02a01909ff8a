import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const SECRET = { APP_SECRET: 'a secret of the tests that is long enough' };
const s3 = (more: Record<string, string>) => readConfig({ ...SECRET, ...more }).s3;
const KEYS = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };

test('pictures go to a bucket when one is named, else to the disk', () => {
  expect(s3({})).toBeUndefined();
  expect(s3({ S3_BUCKET: 'pictures', S3_ENDPOINT: 'http://127.0.0.1:9000/', ...KEYS })).toEqual({
    endpoint: 'http://127.0.0.1:9000',
    region: 'us-east-1',
    bucket: 'pictures',
    credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
    pathStyle: true,
  });
  expect(s3({ S3_BUCKET: 'pictures', S3_REGION: 'ap-south-1' })).toMatchObject({
    region: 'ap-south-1',
    credentials: undefined,
    pathStyle: false,
  });
  expect(s3({ S3_BUCKET: 'pictures', S3_PATH_STYLE: '1' })?.pathStyle).toBe(true);
});

test('visitors write to the address of HELP_EMAIL, in production else to help at the address of the product', () => {
  const help = (more: Record<string, string>) => readConfig({ ...SECRET, ...more }).help;
  const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://tickets.example.in' };
  expect(help({})).toEqual({ email: 'help@pravesh.example', phone: null });
  expect(help(production)).toEqual({ email: 'help@tickets.example.in', phone: null });
  const given = { HELP_EMAIL: 'ask@zoo.example', HELP_PHONE: '+91 40 1234 5678' };
  expect(help({ ...production, ...given })).toEqual({ email: 'ask@zoo.example', phone: '+91 40 1234 5678' });
  expect(() => help({ HELP_EMAIL: 'ask' })).toThrow('HELP_EMAIL');
  expect(() => help({ HELP_PHONE: 'call us' })).toThrow('HELP_PHONE');
});

test('half of the settings of a bucket stop the start instead of being ignored', () => {
  expect(() => s3({ S3_ENDPOINT: 'http://127.0.0.1:9000' })).toThrow('S3_BUCKET is missing');
  expect(() => s3(KEYS)).toThrow('S3_BUCKET is missing');
  expect(() => s3({ S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'key' })).toThrow('belong together');
});

test('a replica is of an outside database', () => {
  const replica = { DATABASE_REPLICA_URL: 'postgresql://standby/pravesh' };
  expect(() => readConfig({ ...SECRET, ...replica })).toThrow('DATABASE_REPLICA_URL needs DATABASE_URL');
  const both = readConfig({ ...SECRET, ...replica, DATABASE_URL: 'postgresql://owner@primary/pravesh' });
  expect(both.databaseReplicaUrl).toBe('postgresql://standby/pravesh');
});
