import { aBranch } from '#server/appointments/factory.ts';
import { aCounter } from '#server/counters/factory.ts';
import { anInspector } from '#server/inspectors/factory.ts';
import type { Owner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { anAdmin } from './admin.ts';
import type { TestApp } from './test-app.ts';

/** Everybody who is no owner, signed in: inspector and supervisor of a park of `parks`, a counter of a branch of `bank`, the admin. */
export async function theStaff(use: TestApp, parks: Owner, bank: Owner) {
  const [park, branch] = [await aPark(use, parks), await aBranch(use, bank)];
  const inspector = await anInspector(use, parks, park._id);
  const supervisor = await anInspector(use, parks, park._id, { supervisesGates: true });
  const counter = await aCounter(use, bank, branch._id, { counterNumber: '1' });
  return {
    park,
    branch,
    staff: {
      inspector: { ...inspector, organisationId: parks.organisationId },
      supervisor: { ...supervisor, organisationId: parks.organisationId },
      counter: { ...counter, organisationId: bank.organisationId },
      admin: await anAdmin(use),
    },
  };
}
