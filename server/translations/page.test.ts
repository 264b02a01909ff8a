import { afterEach, expect, test } from 'vitest';
import { calendarFile } from '#contract/kernel/dates/calendar.ts';
import { hashIn } from '#contract/presentations/page.ts';
import { aBranch, aClinic, bookDoctor, bookLoan } from '#server/appointments/factory.ts';
import { aBooking } from '#server/bookings/factory.ts';
import { aCounter } from '#server/counters/factory.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { noteStatements } from '#server/testing/statements.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { aForm, pictureNo } from '#server/testing/upload.ts';
import { peopleForm } from '#server/tickets/factory.ts';

const use = useTestApp({ pages: 'built' });
const open = async (url: string, language = 'te') =>
  (await use.app.inject({ method: 'GET', url, headers: { 'accept-language': language } })).body;
const give = (kind: string, id: string, texts: object, owner: { token: string }) =>
  use.call('PUT', `/translation/${kind}/${id}`, { texts }, owner);

const noted = noteStatements();
afterEach(noted.forget);
const asked = () => noted.said().filter(({ text }) => text.includes('"translation"')).length;

test('the page of a place, its title, what search engines read, and every list and search of places say its name in their language', async () => {
  const owner = await anOwner(use);
  const { _id: id } = await aPark(use, owner, { parkName: 'Sarovar Zoo', location: 'Hyderabad' });
  await use.call('PUT', `/offering/park/${id}/presentation`, { about: 'Old trees.', childMeans: '3 to 12' }, owner);
  const slug = (await use.call('GET', '/profileregistration/list', undefined, owner)).json[0].slug;
  const urls = [`/ticketbooking/${id}`, '/home', '/getqr', `/getqr/${id}`, `/o/${slug}`];
  for (const url of urls) expect(await open(url), url).toContain('Sarovar Zoo');
  const te = { name: 'సరోవర్ జూ', about: 'పాత చెట్లు.', childMeans: '3 నుంచి 12 ఏళ్లు' };
  await give('park', id, { te }, owner);
  await give('organisation', owner.organisationId, { te: { name: 'సరోవర్ ట్రస్ట్' } }, owner);
  // The clock stands still: kept pages are made anew at once.
  for (const url of urls) {
    const body = await open(url);
    expect(body, url).toContain(te.name);
    expect(body.replace(/"[^"]*"/g, ''), url).not.toContain('Sarovar Zoo');
  }
  const page = await open(`/ticketbooking/${id}`);
  expect(/<title>[^<]*/.exec(page)?.[0]).toContain(te.name);
  expect(/property="og:title" content="([^"]*)/.exec(page)?.[1]).toContain(te.name);
  expect(JSON.parse(/ld\+json">(.*?)<\/script>/s.exec(page)?.[1] ?? '{}')).toMatchObject({ name: te.name });
  for (const text of [te.about, te.childMeans]) expect(page).toContain(text);
  expect(await open(`/o/${slug}`)).toContain('సరోవర్ ట్రస్ట్');
  expect(await open('/home?q=%E0%B0%B8%E0%B0%B0%E0%B1%8B%E0%B0%B5%E0%B0%B0%E0%B1%8D')).toContain(te.name);
  for (const language of ['en', 'hi']) expect(await open(`/ticketbooking/${id}`, language)).toContain('Sarovar Zoo');
  await give('park', id, { te: { name: '' } }, owner);
  for (const url of urls) expect(await open(url), url).toContain('Sarovar Zoo');
});

test('pictures say what their owner says of them in the language of the page', async () => {
  const owner = await anOwner(use);
  const { _id: id } = await aPark(use, owner);
  const { body, headers } = await aForm(await pictureNo(2600, [800, 600]));
  const { url } = (await use.call('POST', '/image/upload', body, { token: owner.token, headers })).json;
  const texts = (said: string) => ({ pictureTexts: { [hashIn(url)]: said } });
  await use.call('PUT', `/offering/park/${id}/presentation`, { pictures: [url], ...texts('A tiger') }, owner);
  const { json } = await use.call('GET', `/translation/park/${id}`, undefined, owner);
  expect(json.english).toMatchObject(texts('A tiger'));
  await give('park', id, { te: texts('పులి') }, owner);
  for (const shown of [`/ticketbooking/${id}`, '/home']) {
    expect(await open(shown, 'te'), shown).toContain('alt="పులి"');
    expect(await open(shown, 'hi'), shown).toContain('alt="A tiger"');
  }
  expect(await open(`/ticketbooking/${id}`)).toContain('og:image:alt" content="పులి"');
  await give('park', id, { te: texts('') }, owner);
  expect(await open(`/ticketbooking/${id}`)).toContain('alt="A tiger"');
});

test('a ticket says the place in its language everywhere: picture, calendar, words to share', async () => {
  const owner = await anOwner(use);
  const park = await aPark(use, owner, { parkName: 'Sarovar Zoo', location: 'Hyderabad' });
  await give('park', park._id, { te: { name: 'సరోవర్ జూ', location: 'హైదరాబాద్' } }, owner);
  const { id } = await aBooking(use, park);
  const body = await open(`/paymentstatus/${id}/${park._id}`);
  expect(/Sarovar|Hyderabad/.exec(body.replace(/href="[^"]*"/g, ''))?.[0]).toBeUndefined();
  const { props } = JSON.parse(/id="page-state"[^>]*>(.*?)<\/script>/s.exec(body)?.[1] ?? '{}');
  expect([props.park.name, props.keep.name]).toEqual(['సరోవర్ జూ', 'సరోవర్ జూ']);
  expect(props.keep.words).toContain('సరోవర్ జూ');
  const calendar = decodeURIComponent(calendarFile(props.keep.calendar));
  expect(calendar).toContain('SUMMARY:సరోవర్ జూ');
  expect(calendar).toContain('LOCATION:సరోవర్ జూ\\, హైదరాబాద్');
});

test('a token and the board of its queue say clinic, doctor and counter in their language, also when they are asked again', async () => {
  const [doctors, bank] = [
    await anOwner(use, { registrationType: 'doctor' }),
    await anOwner(use, { registrationType: 'loan' }),
  ];
  const clinic = await aClinic(use, doctors, { clinicName: 'Eye Clinic', doctorName: 'Dr Rao' });
  await give('clinic', clinic._id, { te: { name: 'కంటి క్లినిక్', address: 'అమీర్‌పేట, హైదరాబాద్' } }, doctors);
  await give('doctor', clinic.doctorId, { te: { name: 'డాక్టర్ రావు' } }, doctors);
  const { json: token } = await bookDoctor(use, clinic);
  const page = (await open(`/doctorappointment/${token._id}/${clinic._id}`)).replace(/href="[^"]*"/g, '');
  const texts = ['కంటి క్లినిక్', 'డాక్టర్ రావు', 'అమీర్‌పేట, హైదరాబాద్', 'Eye Clinic', 'Dr Rao'];
  expect(texts.map((text) => page.includes(text))).toEqual([true, true, true, false, false]);
  const headers = { 'x-language': 'te' };
  const again = await use.call('POST', '/doctorbooking/appointmentdetails', { bookingId: token._id }, { headers });
  expect(again.json).toMatchObject({ doctorId: clinic.doctorId, doctorName: 'డాక్టర్ రావు' });

  const branch = await aBranch(use, bank, { branchName: 'Main Branch' });
  const counter = await aCounter(use, bank, branch._id, { counterNumber: '4' });
  await give('branch', branch._id, { te: { name: 'ప్రధాన శాఖ' } }, bank);
  await give('counter', counter.id, { te: { name: 'బంగారు రుణాల కౌంటర్' } }, bank);
  await bookLoan(use, branch);
  for (const said of [
    await open(`/board/loan/${branch._id}`),
    (await use.call('GET', `/queue/board/loan/${branch._id}`, undefined, { headers })).text,
  ]) {
    const names = ['ప్రధాన శాఖ', 'బంగారు రుణాల కౌంటర్', 'Main Branch'];
    expect(names.map((name) => said.includes(name))).toEqual([true, true, false]);
  }
});

test('a booking in another language asks nothing of it, nor does any page in English; a page in another language asks once', async () => {
  const owner = await anOwner(use);
  const park = await aPark(use, owner);
  await open(`/ticketbooking/${park._id}`, 'en');
  const headers = { 'x-language': 'te' };
  const booked = await use.call('POST', '/ticketbooking/add', peopleForm(park, 2), { headers });
  expect([booked.status, asked()]).toEqual([201, 0]);
  await open(`/ticketbooking/${park._id}`, 'te');
  expect(asked()).toBe(1);
});
