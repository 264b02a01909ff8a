import type { ReactNode } from 'react';
import { useOutletContext } from 'react-router';
import type { User } from '#contract/sessions/model.ts';
import { entriesOf } from './entries-section.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** A screen for those whose menu has it; for anybody else it is not there. The server decides by itself what it answers. */
export function Guarded({ path, children }: { path: string; children: ReactNode }) {
  const user = useOutletContext<User>();
  return entriesOf(user).some((entry) => entry.path === path) ? children : <NotFoundPage />;
}
