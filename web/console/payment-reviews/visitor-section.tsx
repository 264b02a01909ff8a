import { Link, useOutletContext } from 'react-router';
import type { User } from '#contract/sessions/model.ts';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { consolePaths } from '#web/shared/paths.ts';
import { paymentTexts as texts } from './words.ts';

/** Links a mobile number to its visitor, for the owner's staff; by booking id, to keep it out of URLs. */
export function VisitorLink({ id, mobile }: { id: string; mobile: string | undefined }) {
  const role = useOutletContext<User | undefined>()?.role;
  if (!mobile) return uiTexts.none;
  if (role !== 'owner' && role !== 'inspector') return mobile;
  return (
    <Link to={consolePaths.visitor(id)} title={texts.allOfVisitor}>
      {mobile}
    </Link>
  );
}
