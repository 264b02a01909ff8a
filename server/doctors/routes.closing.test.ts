import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { aClinic, bookDoctor } from '#server/appointments/factory.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { aRecord } from '#server/testing/catalogue.ts';
import { whileChanged } from '#server/testing/rush/changed-function.ts';
import { holding, untilNoneWaits, untilWaiting } from '#server/testing/rush/lock-queue.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp({ config: { rateLimitScale: 100 } });
type Owner = Awaited<ReturnType<typeof anOwner>>;

const remove = (owner: Owner, id: string, query = '') => use.call('DELETE', `/doctor/${id}${query}`, undefined, owner);
const held = async (owner: Owner, id: string) =>
  (await use.call('GET', `/offering/doctor/${id}/held`, undefined, owner)).json;
const namesOf = ({ json }: { json: { doctorName: string }[] }) => json.map(({ doctorName }) => doctorName);

/** A clinic with two doctors: its first, and Dr Iyer. */
async function twoDoctors() {
  const owner = await anOwner(use, { registrationType: 'doctor' });
  const other = await aRecord(use, owner, '/doctor', { doctorName: 'Dr Iyer' });
  const clinic = await aClinic(use, owner, { doctorIds: [other._id] });
  return { owner, other, clinic };
}

describe('a doctor', () => {
  test('who has tokens is asked about, closed and not deleted, and can be opened again', async () => {
    const { owner, clinic } = await twoDoctors();
    await bookDoctor(use, clinic);
    expect(await held(owner, clinic.doctorId)).toMatchObject({ isBooked: true, bookings: 1, coming: 1 });
    expect(await remove(owner, clinic.doctorId, '?unbooked=true')).toMatchObject({ status: 409 });
    expect((await remove(owner, clinic.doctorId)).json).toMatchObject({ deleted: true, closed: true });
    expect((await bookDoctor(use, clinic)).status).toBe(400);
    const closed = await use.call('POST', '/doctor/closed', {}, owner);
    expect(closed.json.map(({ _id }: { _id: string }) => _id)).toEqual([clinic.doctorId]);
    expect((await use.call('POST', `/doctor/${clinic.doctorId}/open`, {}, owner)).status).toBe(200);
    expect((await bookDoctor(use, clinic)).status).toBe(201);
    expect((await use.call('POST', '/doctor/closed', {}, owner)).json).toEqual([]);
  });

  test('without tokens, one of several, is deleted without a question', async () => {
    const { owner, other } = await twoDoctors();
    expect(await held(owner, other._id)).toMatchObject({ isBooked: false, bookings: 0 });
    expect((await remove(owner, other._id, '?unbooked=true')).json).toEqual({
      _id: other._id,
      id: other._id,
      deleted: true,
    });
    expect(namesOf(await use.call('POST', '/doctor/closed', {}, owner))).toEqual([]);
  });
});

test('a clinic whose only doctor is closed says kindly that nobody is here, and its owner is told', async () => {
  const owner = await anOwner(use, { registrationType: 'doctor' });
  const clinic = await aClinic(use, owner, { fee: 0 });
  expect(await held(owner, clinic.doctorId)).toMatchObject({ isBooked: true, bookings: 0 });
  expect((await remove(owner, clinic.doctorId)).json).toMatchObject({ closed: true });
  const nobody = 'No doctor sees patients here at present. Please ask the clinic when one does.';
  expect(await bookDoctor(use, clinic)).toMatchObject({ status: 409, json: { message: nobody } });
  const standing = await use.call('GET', `/offering/clinic/${clinic._id}`, undefined, owner);
  expect(standing.json.missing).toContainEqual({
    field: 'doctorName',
    message: 'Nobody can book yet: no doctor sees patients here.',
  });
  const waits = await use.call('GET', '/dashboard/attention', undefined, owner);
  expect(waits.json.waiting).toContainEqual(
    expect.objectContaining({
      kind: 'not-selling',
      items: [expect.objectContaining({ offeringId: clinic._id, of: 'clinic', lacks: 'doctors' })],
    }),
  );
});

test('a clinic that is saved whole after its doctor was closed gets no second doctor of that name', async () => {
  const owner = await anOwner(use, { registrationType: 'doctor' });
  const clinic = await aClinic(use, owner);
  await bookDoctor(use, clinic);
  await remove(owner, clinic.doctorId);
  const stored = (await use.call('GET', `/clinic/${clinic._id}`, undefined, owner)).json;
  const saved = await use.call('PUT', `/clinic/${clinic._id}`, { ...stored, area: 'Abids' }, owner);
  expect(saved.status, saved.text).toBe(200);
  expect((await use.call('POST', '/doctor/get', {}, owner)).json).toEqual([]);
  expect(namesOf(await use.call('POST', '/doctor/closed', {}, owner))).toEqual([clinic.doctorName]);
});

describe('a doctor who is deleted while somebody books', () => {
  /** Each booking waits here while it is written: it has seen by then that its doctor is there. */
  const BOOKING_WAITS = 5029;
  beforeAll(() =>
    use.database.asOwner(`
      create function booking_waits() returns trigger language plpgsql as $$
        begin perform pg_advisory_xact_lock_shared(${BOOKING_WAITS}); return new; end $$;
      create trigger booking_waits before insert on booking for each row execute function booking_waits()`),
  );
  afterEach(() => untilNoneWaits(use.database));

  /** Who was answered first, and what a later booking hears. */
  async function raced(waiting: number) {
    const { owner, clinic } = await twoDoctors();
    const order: unknown[] = [];
    const both = await holding(use.database, `select pg_advisory_xact_lock(${BOOKING_WAITS})`, async (letGo) => {
      const booking = bookDoctor(use, clinic).then(({ status }) => void order.push(`booked ${status}`));
      await untilWaiting(use.database, 1);
      const removing = remove(owner, clinic.doctorId).then(
        ({ json }) => void order.push(json.closed ? 'closed' : 'gone'),
      );
      if (waiting > 1) await untilWaiting(use.database, waiting);
      else await removing;
      await letGo();
      return [booking, removing];
    });
    await Promise.all(both);
    return { order, late: (await bookDoctor(use, clinic)).status };
  }

  test('waits for that booking and is closed; whoever comes after is refused', async () => {
    const { order, late } = await raced(2);
    expect([order.toSorted(), late]).toEqual([['booked 201', 'closed'], 400]);
  });

  test('control: without the lock the doctor is gone while the booking is still being written', async () => {
    const lock = ['pg_advisory_xact_lock(offering_lock(c.clinic_id))', 'c.clinic_id'] as const;
    const { order } = await whileChanged(use.database, 'close_doctor', lock, () => raced(1));
    expect(order).toEqual(['gone', 'booked 201']);
  });
});
