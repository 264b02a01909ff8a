import { BOOKING_PAGES } from '#contract/bookings/api.ts';
import type { BookingKindName } from '#contract/bookings/model.ts';
import { BRANCH_PAGE } from '#contract/branches/api.ts';
import { CLINIC_PAGE } from '#contract/clinics/api.ts';
import { BATCH_PAGE } from '#contract/coaching-batches/api.ts';
import { EXHIBITION_PAGE } from '#contract/exhibitions/api.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { visitorPages } from '#server/testing/visitor-pages.ts';

/** The booking page of each kind's offering. */
const OFFERING_PAGES: Record<BookingKindName, string> = {
  'park-ticket': 'ticketbooking',
  'doctor-appointment': CLINIC_PAGE,
  'loan-appointment': BRANCH_PAGE,
  'show-visit': EXHIBITION_PAGE,
  'batch-enrolment': BATCH_PAGE,
};

/** Opens every page that visitors have of the newest booking of each kind; answers those that were not found, or failed. */
export async function openPages(use: Pick<TestApp, 'app' | 'database'>): Promise<string[]> {
  const bookings = await use.database.asOwner(`
    select distinct on (kind) kind, id, coalesce(park_id, clinic_id, branch_id, exhibition_id, batch_id) as offering, mobile
    from booking order by kind, status = 'paid' desc, created_at desc, id`);
  const { open, submit } = visitorPages(use);
  const failed: string[] = [];
  const note = async (address: string, opened: ReturnType<typeof open>) => {
    const { statusCode } = await opened;
    if (statusCode !== 200) failed.push(`${statusCode} ${address}`);
  };
  for (const address of ['/home', ...bookings.flatMap(pagesOf)]) await note(address, open(address));
  for (const { offering, mobile } of bookings)
    await note(`/getqr/${offering}`, submit(`/getqr/${offering}`, { mobile }));
  return failed;
}

interface Newest {
  kind: BookingKindName;
  id: string;
  offering: string;
}

const BOARDS: Partial<Record<BookingKindName, string>> = { 'doctor-appointment': 'doctor', 'loan-appointment': 'loan' };

const pagesOf = ({ kind, id, offering }: Newest): string[] => [
  `/${BOOKING_PAGES[kind]}/${id}/${offering}`,
  `/${OFFERING_PAGES[kind]}/${offering}`,
  `/getqr/${offering}`,
  ...(BOARDS[kind] ? [`/board/${BOARDS[kind]}/${offering}`] : []),
];
