import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { consolePaths } from '#web/shared/paths.ts';

/** Leads from a row of any list to the page of its booking. */
export const BookingLink = ({ id, children }: { id: string; children: ReactNode }) => (
  <Link to={consolePaths.booking(id)}>{children}</Link>
);
