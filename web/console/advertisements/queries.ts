import { advertisementsApi } from '#contract/advertisements/api.ts';
import type { Advertisement } from '#contract/advertisements/model.ts';
import { client } from '#web/console/platform/client.ts';
import { listQuery, recordsOf } from '#web/console/platform/records.ts';

const advertisements = client(advertisementsApi);

const LIST = ['advertisements'];

export const advertisementsQuery = listQuery<Advertisement>(LIST, (signal) => advertisements.get({ body: {}, signal }));

export const advertisementRecords = recordsOf(LIST, advertisements);
