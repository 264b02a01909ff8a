import { z } from 'zod';

/** An id as somebody sends it: whatever is not there is for the server to say. */
export const namedId = z.string().regex(/^[\w-]{1,64}$/, 'This is not an id of Pravesh');

/** The id of that which was booked, by any of the names that old clients use (behaviour.md sections 5 and 6). */
const NAMES = ['clinicId', 'branchId', 'exbhitionId', 'coachingId', 'parkId'] as const;
type Names = (typeof NAMES)[number];

/** The fields of a body that may carry it. */
export const offeringIds = Object.fromEntries(NAMES.map((name) => [name, namedId.optional()])) as {
  [name in Names]: z.ZodOptional<typeof namedId>;
};

/** The one that was sent; empty where none was. */
export const offeringOf = (ids: { [name in Names]?: string | undefined }): string =>
  NAMES.map((name) => ids[name]).find((id) => id !== undefined) ?? '';
