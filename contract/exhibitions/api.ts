import { qrEndpoint, standardEndpoints } from '#contract/kernel/standard-endpoints.ts';
import { wire, wireDigits, wireLocalTime } from '#contract/kernel/wire/wire.ts';
import { exhibitionDraftModel, exhibitionFieldsModel, exhibitionModel } from './model.ts';

/** `date` is the beginning and `time` the end of a show (docs/behaviour.md 4.3). */
const renames = { organizationName: 'name', status: 'active', exhibition: 'type', date: 'startsAt', time: 'endsAt' };
const fields = { date: wireLocalTime, time: wireLocalTime, capacity: wireDigits('exhibitions.noNumber') };

export const EXHIBITION_PAGE = 'exbhitionbooking';

const body = wire(exhibitionFieldsModel, { renames, fields });
export const exhibitionDraft = wire(exhibitionDraftModel, { renames, fields });

/** The calls of docs/product/calls.md 16. */
export const exhibitionsApi = {
  ...standardEndpoints({
    path: '/exbhition',
    one: 'a show',
    many: 'shows',
    body,
    draft: exhibitionDraft,
    answer: wire(exhibitionModel, { renames, fields }),
    open: ['list', 'one'],
  }),
  qr: qrEndpoint('/exbhition'),
};
