import { expect, test } from 'vitest';
import { replicaUrl } from './database-address.ts';

test('at the replica we are who we are at the primary, in the same database unless another is named', () => {
  const app = 'postgresql://pravesh_app:word@primary/pravesh';
  expect(replicaUrl('postgresql://owner:other@standby:5433', app)).toBe(
    'postgresql://pravesh_app:word@standby:5433/pravesh',
  );
  expect(replicaUrl('postgresql://standby/copy?sslmode=require', app)).toBe(
    'postgresql://pravesh_app:word@standby/copy?sslmode=require',
  );
});

test('both may be reached by a socket, with or without a name before it', () => {
  const app = 'postgresql://pravesh_app@/pravesh?host=/run/primary';
  const there = 'postgresql://pravesh_app@localhost/pravesh?host=/run/standby';
  expect(replicaUrl('postgresql://owner@/pravesh?host=/run/standby', app)).toBe(there);
  expect(replicaUrl('postgresql:///pravesh?host=/run/standby', app)).toBe(there);
});
