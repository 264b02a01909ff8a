import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { gatewayCredentialsApi } from './api.ts';
import { isMasked, maskKey } from './model.ts';

const FORM = { parkId: 'p1', mid: ' 900001 ', accessKey: ' AVAB ', workingKey: ' 0123456789ABCDEF ' };
const read = (more: object) => z.safeDecode(gatewayCredentialsApi.add.body, { ...FORM, ...more } as never);

test('the form is read into clean names, without the blanks that come with pasting', () =>
  expect(read({}).data).toEqual({
    offeringId: 'p1',
    merchantId: '900001',
    accessKey: 'AVAB',
    workingKey: '0123456789ABCDEF',
    cipher: 'cbc',
  }));

describe('what is missing or could not be signed is told in plain words', () => {
  test.each([
    [{ parkId: '' }, 'park name is required'],
    [{ mid: ' ' }, 'mid is required'],
    [{ workingKey: ' ' }, 'working Key is required'],
    [{ mid: 'PRAVESH|1' }, 'Please enter the MID without the sign |'],
  ])('%j', (wrong, message) => expect(read(wrong).error?.issues[0]?.message).toBe(message));
});

test('a key is shown by its last four characters, and what is shown is known as that', () => {
  expect(maskKey('0123456789ABCDEF')).toBe('••••CDEF');
  expect([isMasked('••••CDEF'), isMasked('0123456789ABCDEF'), maskKey('')]).toEqual([true, false, '']);
});

test('credentials are answered in legacy names', () =>
  expect(
    z.encode(gatewayCredentialsApi.add.answer, {
      id: 'a'.repeat(26),
      organisationId: 'b'.repeat(26),
      offeringId: 'p1',
      offeringName: 'Zoo',
      offeringKind: 'park',
      merchantId: '900001',
      accessKey: maskKey('AVAB'),
      workingKey: maskKey('0123456789ABCDEF'),
      cipher: 'cbc',
      createdAt: new Date('2027-01-04T06:30:00.000Z'),
      testedAt: null,
    }),
  ).toEqual({
    _id: 'a'.repeat(26),
    id: 'a'.repeat(26),
    profileRegistrationId: 'b'.repeat(26),
    parkId: 'p1',
    parkName: 'Zoo',
    offeringKind: 'park',
    mid: '900001',
    accessKey: '••••AVAB',
    workingKey: '••••CDEF',
    cipher: 'cbc',
    createdAt: '2027-01-04T06:30:00.000Z',
    testedAt: null,
  }));
