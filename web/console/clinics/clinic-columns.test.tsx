// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { StoredClinic } from '#contract/clinics/model.ts';
import { SANJEEVANI } from '#web/console/kit/testing/factory.ts';
import { clinicColumns } from './clinic-columns.tsx';

const columns = clinicColumns({ add: () => undefined, edit: () => undefined, remove: async () => undefined });
const column = (header: string) => columns.find((one) => one.header === header)!;
const words = (header: string, change: Partial<StoredClinic> = {}) =>
  renderToStaticMarkup(column(header).cell({ ...SANJEEVANI, ...change })).replace(/<[^>]*>/g, '');

test('fees and times are said in Indian form', () => {
  expect([words('Fee'), words('startTime'), words('endTime')]).toEqual(['₹1,250', '9:00 am', '1:30 pm']);
});

test('place and hours of the compact view say in short what others say one by one', () => {
  expect([words('Place'), words('Hours')]).toEqual(['Baner, Pune', '9:00 am – 1:30 pm40 tokens']);
  expect(words('Hours', { opensAt: '09:00', closesAt: '', tokens: 1 })).toBe('From 9:00 am1 token');
  expect(words('Hours', { opensAt: '', closesAt: '', tokens: null })).toBe('–');
  const compact = columns.filter(({ only }) => only !== 'full').map(({ header }) => header);
  expect(compact).toEqual([
    ...['Clinic Name', 'Doctor Name', 'Place', 'Fee', 'Hours', 'Status', 'Edit', 'Delete', 'QR code', 'More'],
  ]);
});

test('more doctors than the clinic’s own are counted, on the screen and in Excel; in the compact view what is treated stands below', () => {
  expect(words('Doctor Name')).toBe('Dr Meera Nair');
  expect(renderToStaticMarkup(column('Doctor Name').brief?.(SANJEEVANI)).replace(/<[^>]*>/g, '')).toBe(
    'Dr Meera NairSkin',
  );
  const more = { doctorIds: ['d1', 'd2', 'd3'], specialization: '' };
  expect(words('Doctor Name', more)).toBe('Dr Meera Nair and 2 more');
  expect(column('Doctor Name').sheet?.({ ...SANJEEVANI, ...more })).toBe('Dr Meera Nair and 2 more');
});

test('a clinic without a specialization has a dash, and no line on its card', () => {
  expect(words('specilization', { specialization: '' })).toBe('–');
  expect(column('specilization').blank?.({ ...SANJEEVANI, specialization: '' })).toBe(true);
});
