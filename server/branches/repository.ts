import type { ShownBranch } from '#contract/branches/model.ts';
import type { Resource } from '#server/kernel/records/resource.ts';

export const branchResource: Resource<ShownBranch> = {
  table: 'branch',
  columns: {
    name: 'name',
    code: 'code',
    town: 'town',
    daysOff: 'days_off',
    officers: 'officers',
    gateway: 'gateway',
    merchantId: 'merchant_id',
    published: 'published',
    active: 'active',
    closed: 'closed',
  },
  staffOnly: ['officers'],
  json: ['officers'],
};
