import { clinicsApi } from '#contract/clinics/api.ts';
import { offeringOf } from '#web/console/offerings/queries.ts';
import { client } from '#web/console/platform/client.ts';
import { consolePaths, offeringPaths } from '#web/shared/paths.ts';

export const clinicOffering = offeringOf('clinics', client(clinicsApi), {
  kind: 'clinic',
  list: consolePaths.clinics,
  nameOf: ({ name }) => name,
  pathOf: ({ id, name }) => offeringPaths.clinic(id, name),
  add: clinicsApi.add,
});

export const { query: clinicsQuery, records: clinicRecords } = clinicOffering;
