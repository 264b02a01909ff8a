// @vitest-environment node
import { expect, test } from 'vitest';
import { savedName } from './saved-name.ts';

test('what is saved is found again by place, day and code, in any script', () => {
  expect(savedName('Sarovar Zoological Park', '2026-11-23', 'B5RC-7KX9')).toBe(
    'Sarovar-Zoological-Park-23-Nov-2026-B5RC-7KX9.png',
  );
  expect(savedName('నెహ్రూ పార్క్', '2027-01-02', '7K2M-9QXA', 'ics')).toBe('నెహ్రూ-పార్క్-2-Jan-2027-7K2M-9QXA.ics');
});

test('a name with signs that files cannot have still makes one file', () => {
  expect(savedName('A/B: "C"?', '2027-01-02', '7K2M-9QXA')).not.toMatch(/[/:"?\\ ]/);
});
