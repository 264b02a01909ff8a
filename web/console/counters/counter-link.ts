import { BRANCH_PAGE } from '#contract/branches/api.ts';

/** Link to booking at this counter (docs/product/gate-and-counters.md 4). */
export const counterLink = (id: string): string => `${window.location.origin}/${BRANCH_PAGE}/${id}`;

export const counterQrAddress = (id: string): string => `/api/branchuser/qr/${id}?format=svg`;
