import { z } from 'zod';
import { merchantRenames } from '#contract/kernel/merchant.ts';
import { qrEndpoint, standardEndpoints } from '#contract/kernel/standard-endpoints.ts';
import { coded } from '#contract/kernel/wire/coded.ts';
import { wire } from '#contract/kernel/wire/wire.ts';
import {
  branchDraftModel,
  branchFieldsModel,
  officerFieldsModel,
  officerMobile,
  officerModel,
  shownBranchModel,
} from './model.ts';

type Officer = z.output<typeof officerModel>;

const number = (model: z.ZodType<string, string>) =>
  coded(z.union([z.string(), z.number()]), model, {
    decode: (typed) => String(typed).trim(),
    encode: (text) => text,
    written: z.string(),
  });

const officerWire = (mobile: z.ZodType<string, string>) => ({
  renames: { excutiveOfficerName: 'name', excutiveOfficerMobile: 'mobile' },
  fields: { counterNumber: number(z.string()), excutiveOfficerMobile: number(mobile) },
});

/** The dialog sends one empty row if there is no officer. */
const listOf = (officer: z.ZodType<Officer>) =>
  coded(z.array(officer), z.custom<Officer[]>(), {
    decode: (rows) => rows.filter(({ counterNumber, name, mobile }) => counterNumber || name || mobile),
    encode: (rows) => rows,
  });
const officers = listOf(wire(officerModel, officerWire(z.string())));

const renames = {
  branchName: 'name',
  status: 'active',
  branchCode: 'code',
  counterList: 'officers',
  ...merchantRenames,
};
const fields = { counterList: listOf(wire(officerFieldsModel, officerWire(officerMobile))) };

export const BRANCH_PAGE = 'loanbooking';

const body = wire(branchFieldsModel, { renames, fields });
export const branchDraft = wire(branchDraftModel, { renames, fields });

/** The calls of docs/product/calls.md 13. */
export const branchesApi = {
  ...standardEndpoints({
    path: '/branch',
    one: 'a branch',
    many: 'branches',
    body,
    draft: branchDraft,
    answer: wire(shownBranchModel, { renames, fields: { counterList: officers.optional() } }),
    open: ['list', 'one'],
  }),
  qr: qrEndpoint('/branch'),
};
