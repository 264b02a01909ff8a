import { inspectorsApi } from '#contract/inspectors/api.ts';
import type { Inspector } from '#contract/inspectors/model.ts';
import { client } from '#web/console/platform/client.ts';
import { listQuery, recordsOf } from '#web/console/platform/records.ts';

const inspectors = client(inspectorsApi);

const LIST = ['inspectors'];

export const inspectorsQuery = listQuery<Inspector>(LIST, (signal) => inspectors.get({ body: {}, signal }));

/** An empty password keeps the old one. */
export const inspectorRecords = recordsOf(LIST, inspectors);
