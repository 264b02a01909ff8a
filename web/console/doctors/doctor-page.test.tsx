import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { aRecord, NOBODY } from '#web/console/kit/testing/factory.ts';
import { idOf, openServed, press, refusal, said } from '#web/console/kit/testing/served-screen.tsx';
import { rowNames } from '#web/console/kit/testing/table-texts.ts';
import type { ServedCall } from '#web/shared/testing/served-calls.ts';
import { DoctorPage } from './doctor-page.tsx';

const aDoctor = (id: string, doctorName: unknown) => ({ ...aRecord(id), doctorName });

let doctors: ReturnType<typeof aDoctor>[];
/** The words with which the next change is refused. */
let no: string | null;

function answer({ method, url, body }: ServedCall): unknown {
  const id = url.split('?')[0]?.split('/').at(-1) ?? '';
  if (url.endsWith('/get')) return doctors;
  if (url.endsWith('/closed')) return [];
  if (url.endsWith('/held')) return NOBODY;
  if (no) return refusal(no);
  const others = doctors.filter((doctor) => doctor.id !== id);
  if (method === 'DELETE') {
    doctors = others;
    return { _id: id, id, deleted: true };
  }
  const doctor = aDoctor(method === 'POST' ? idOf('3') : id, body.doctorName);
  doctors = [doctor, ...others];
  return doctor;
}

beforeEach(async () => {
  [no, doctors] = [null, [aDoctor(idOf('1'), 'Dr Meera Nair'), aDoctor(idOf('2'), 'Dr Asha Rao')]];
  await openServed({ path: '/app/doctor', element: <DoctorPage />, answer });
  await screen.findByText('Dr Meera Nair');
});

const typeName = async (name: string) => {
  const box = await screen.findByLabelText('Doctor Name');
  await userEvent.clear(box);
  if (name) await userEvent.type(box, name);
  await press('Save');
};

test('a doctor is added, and the list has the name', async () => {
  await press('Add Doctor');
  await typeName('');
  expect(screen.getByText('doctor name is required')).toBeDefined();
  await typeName('Dr New');
  await said('Doctor Added Successfully.');
  await waitFor(() => expect(rowNames()).toEqual(['Dr New', 'Dr Meera Nair', 'Dr Asha Rao']));
});

test('a name is changed', async () => {
  await press('Edit Dr Asha Rao');
  await typeName('Dr Asha Rao-Iyer');
  await said('Doctor Updated Successfully.');
  await waitFor(() => expect(rowNames()).toContain('Dr Asha Rao-Iyer'));
});

test('whoever removes all of a list is told what was refused, though its rows had left with it', async () => {
  await userEvent.click(await screen.findByRole('checkbox', { name: 'All on this page' }));
  const bar = within(await screen.findByRole('region', { name: 'What you have chosen' }));
  await userEvent.click(bar.getByRole('button', { name: 'Remove' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove 2 doctors?' }));
  await userEvent.click(question.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('No data to display.')).toBeDefined();
  no = 'They have tokens today.';
  await press('Remove them now');
  expect(await screen.findByText(`None of them could be removed. ${no}`)).toBeDefined();
  await waitFor(() => expect(rowNames()).toHaveLength(2));
});
