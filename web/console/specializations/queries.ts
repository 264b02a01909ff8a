import { specializationsApi } from '#contract/specializations/api.ts';
import type { Specialization } from '#contract/specializations/model.ts';
import { client } from '#web/console/platform/client.ts';
import { listQuery, recordsOf } from '#web/console/platform/records.ts';

const specializations = client(specializationsApi);

const LIST = ['specializations'];

export const specializationsQuery = listQuery<Specialization>(LIST, (signal) =>
  specializations.get({ body: {}, signal }),
);

export const specializationRecords = recordsOf(LIST, specializations);
