// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { DoctorBookingProps } from '#contract/appointments/page.ts';
import { aDoctor, clinicToBook } from '#web/visitor/platform/testing/token-pages.ts';
import { DoctorBookingPage } from './doctor-booking-page.tsx';

const doctor = aDoctor('d1', 'Dr Meera Nair', [1]);
const props: DoctorBookingProps = {
  ...clinicToBook,
  clinic: { ...clinicToBook.clinic, address: '2-41, Greenlands Road', fee: 125_000_00 },
};
const shown = (change: Partial<DoctorBookingProps>): string =>
  renderToString(<DoctorBookingPage {...props} {...change} />);

test('who, where, when and what it costs stand before the form', () => {
  const html = shown({});
  for (const fact of ['Dr Meera Nair', 'Skin', 'Fee ₹1,25,000', '1 token left today', '2-41, Greenlands Road'])
    expect(html).toContain(fact);
  expect(html).toContain('For today, Mon, 4 Jan 2027.');
});

test('a pause and a delay are said, and nothing where all is well', () => {
  expect(shown({})).not.toContain('class="notice');
  const html = shown({ doctors: [{ ...doctor, paused: true, lateMinutes: 25 }] });
  expect(html).toContain('Dr Meera Nair has paused for a while.');
  expect(html).toContain('Dr Meera Nair is running about 25 minutes late today.');
});

test('several doctors are asked for, each with what is left today; one who is full on every day cannot be chosen', () => {
  const other = { ...doctor, id: 'd2', name: 'Dr Sen', left: [0] };
  const html = shown({ doctors: [doctor, other], values: { ...props.values, doctorId: '' } });
  expect(html).toMatch(/<input[^>]*value="d1"[^>]*\/><span>Dr Meera Nair<small>1 token left today/);
  expect(html).toMatch(/<input[^>]* disabled=""[^>]* value="d2"[^>]*\/><span>Dr Sen<small>Full today/);
});

test('when nothing is left nobody is asked anything', () => {
  const html = shown({ full: { message: 'All tokens for today are booked.', nextOpenDay: '2027-01-05' } });
  expect(html).toContain('All tokens for today are booked.');
  expect(html).toContain('The next open day is Tue, 5 Jan 2027. Booking for it opens tomorrow.');
  expect(html).not.toContain('<form');
});

test('a doctor whose queue is closed for today is named, and a pause is not said any more', () => {
  const html = shown({ doctors: [{ ...doctor, left: [0], closed: true, paused: true }] });
  expect(html).toContain('Dr Meera Nair gives no more tokens today.');
  expect(html).not.toContain('has paused');
});
