import type { Owner } from '#server/organisations/factory.ts';
import { aRecord } from '#server/testing/catalogue.ts';
import type { TestApp } from '#server/testing/test-app.ts';

/** Tests search responses and logs for these. */
export const ACCESS_KEY = 'AVTEST00ACCESS0042';
export const WORKING_KEY = '0123456789ABCDEF0123456789ABCDEF';

export const credentialForm = (parkId: string, more: object = {}) => ({
  parkId,
  mid: '900001',
  accessKey: ACCESS_KEY,
  workingKey: WORKING_KEY,
  ...more,
});

const TABLES = { park_id: 'park', clinic_id: 'clinic', batch_id: 'coaching_batch' };

export const giveKeys = ({ database }: Pick<TestApp, 'database'>, column: keyof typeof TABLES, id: string) =>
  database.asOwner(
    `insert into gateway_credential (id, organisation_id, ${column}, merchant_id, access_key, working_key, access_hint, working_hint, cipher, created_at)
     select 'k' || substr(id, 2), organisation_id, id, merchant_id, '', '', '', '••••0000', 'cbc', created_at from ${TABLES[column]} where id = $1`,
    [id],
  );

export const aGatewayCredential = (
  use: Pick<TestApp, 'call'>,
  owner: Pick<Owner, 'token'>,
  parkId: string,
  more: object = {},
) => aRecord(use, owner, '/configuration', credentialForm(parkId, more));
