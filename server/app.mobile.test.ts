import { beforeAll, describe, expect, test } from 'vitest';
import { aBranch, aClinic, doctorForm, loanForm } from '#server/appointments/factory.ts';
import { aCounter } from '#server/counters/factory.ts';
import { aBatch, enrolmentForm } from '#server/enrolments/factory.ts';
import { inspectorForm } from '#server/inspectors/factory.ts';
import { anOwner, registration } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { FORMS } from '#server/testing/catalogue.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { visitorPages } from '#server/testing/visitor-pages.ts';
import { peopleForm } from '#server/tickets/factory.ts';
import { aShow, visitForm } from '#server/visits/factory.ts';

const use = useTestApp({ pages: 'built', config: { rateLimitScale: 1000 } });

/** A number as it is pasted from a contact, a message or an Indian keyboard, and what it is. */
const WRITTEN = [
  ['\u202a+91 98765\u201143210\u202c', '9876543210'],
  ['tel:+91-98765-43211', '9876543211'],
  ['+91 (0) 98765–43212', '9876543212'],
  ['९८७६५४३२१३\u200b', '9876543213'],
] as const;

async function everyTrade() {
  const [park, doctor, loan, exhibition, coaching] = await Promise.all(
    ['park', 'doctor', 'loan', 'exbhition', 'coaching'].map((registrationType) => anOwner(use, { registrationType })),
  );
  if (!park || !doctor || !loan || !exhibition || !coaching) throw new Error('five owners');
  const owners = { park, doctor, loan, exhibition, coaching };
  const [lake, clinic, branch, show, batch] = [
    await aPark(use, park, { adult: true, adultFee: 0 }),
    await aClinic(use, doctor),
    await aBranch(use, loan),
    await aShow(use, exhibition),
    await aBatch(use, coaching, { fee: '0' }),
  ];
  return { owners, lake, clinic, branch, show, batch };
}

describe.each(WRITTEN)('%j', (written, mobile) => {
  let all: Awaited<ReturnType<typeof everyTrade>>;
  beforeAll(async () => {
    all = await everyTrade();
  });
  const kinds = () => {
    const { owners, lake, clinic, branch, show, batch } = all;
    const typed = { mobile: written };
    return [
      { call: 'ticketbooking', owner: owners.park, body: peopleForm(lake, 1, typed), at: { parkId: lake._id } },
      {
        call: 'doctorbooking',
        owner: owners.doctor,
        body: doctorForm(clinic as never, typed),
        at: { clinicId: clinic._id },
      },
      { call: 'loanbooking', owner: owners.loan, body: loanForm(branch, typed), at: { branchId: branch._id } },
      {
        call: 'exbhitionbooking',
        owner: owners.exhibition,
        body: visitForm(show, typed),
        at: { exbhitionId: show._id },
      },
      {
        call: 'coachingbooking',
        owner: owners.coaching,
        body: enrolmentForm(batch, typed),
        at: { coachingId: batch._id },
      },
    ];
  };

  test('books, is found again by Get QR and by the searches of staff, in every trade', async () => {
    for (const { call, owner, body, at } of kinds()) {
      const booked = await use.call('POST', `/${call}/add`, body);
      expect([call, booked.status, booked.json.mobile], booked.text).toEqual([call, 201, mobile]);
      const again = await use.call('POST', `/${call}/getqrcodebymobile`, { mobile: written, ...at });
      expect([call, again.status, again.json.ticketDetails?.length], again.text).toEqual([call, 200, 1]);
      for (const search of [
        { mobile: written },
        { text: written },
        { text: written.slice(0, -3) && mobile.slice(-4) },
      ]) {
        const { json } = await use.call('POST', `/${call}/search`, search, owner);
        expect([call, search, json.length]).toEqual([call, search, 1]);
      }
    }
  });

  test('books and is found in a plain form without scripts', async () => {
    const { submit } = visitorPages(use);
    const path = `/exbhitionbooking/${(await aShow(use, all.owners.exhibition))._id}`;
    const booked = await submit(path, { personName: 'Kavya Reddy', mobile: written });
    expect(booked.statusCode, booked.body.slice(0, 400)).toBe(303);
    const found = await submit(path.replace('exbhitionbooking', 'getqr'), { mobile: written });
    expect(found.body).toContain('data:image/png');
  });

  test('is stored bare by the forms of staff, and a counter signs in by it', async () => {
    const { owners, lake, branch } = all;
    const { token } = owners.park;
    const user = await use.call('POST', '/user/userregister', inspectorForm(lake._id, { phone: written }), { token });
    expect([user.status, user.json.phone]).toEqual([201, mobile]);
    const coupon = FORMS.coupon(lake._id, { isApplicableUser: true, applicableUser: [written, '98765'] });
    expect((await use.call('POST', '/coupon/add', coupon, { token })).json.message).toBe(
      'Please enter valid mobile number',
    );
    const good = { ...coupon, applicableUser: [written, mobile] };
    expect((await use.call('POST', '/coupon/add', good, { token })).json.applicableUser).toEqual([mobile]);
    const { json } = await use.call(
      'POST',
      '/profileregistration/add',
      registration({ mobileNumber1: written, mobileNumber2: written }),
    );
    expect(json.message).toBeUndefined();
    const counter = await aCounter(use, owners.loan, branch._id, { counterMobile: written });
    expect(counter.mobile).toBe(mobile);
    const login = { counterMobile: written, password: 'correct horse' };
    expect((await use.call('POST', '/counterlogin/login', login)).status).toBe(200);
  });
});
