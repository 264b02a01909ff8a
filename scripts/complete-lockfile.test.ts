import { expect, test } from 'vitest';
import { missingPackages, readLockfile } from './complete-lockfile.ts';

test('the lockfile holds every optional package that it names, else npm ci refuses it: npm run lockfile writes them back', () => {
  expect(Object.keys(missingPackages(readLockfile()))).toEqual([]);
});

test('what is missing is found with its system', () => {
  const packages = {
    'node_modules/@biomejs/biome': { dev: true, optionalDependencies: { '@biomejs/cli-linux-arm64-musl': '2.0.0' } },
  };
  expect(missingPackages({ packages })).toEqual({
    'node_modules/@biomejs/cli-linux-arm64-musl': {
      version: '2.0.0',
      dev: true,
      optional: true,
      os: ['linux'],
      cpu: ['arm64'],
      libc: ['musl'],
    },
  });
});
