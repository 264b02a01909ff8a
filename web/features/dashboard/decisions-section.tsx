import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { waitingQuery } from '#web/features/payment-reviews/queries.ts';
import { paymentTexts as texts } from '#web/messages/payment-reviews.ts';
import { consolePaths } from '#web/paths.ts';
import { Problem } from '#web/ui/notice.tsx';

/** Says that payments wait for a decision, with the way there; nothing while none does. */
export function DecisionsSection() {
  const { data } = useQuery(waitingQuery(null));
  if (!data || data.total === 0) return null;
  return (
    <Problem>
      <p className="plain">
        {texts.hint(data.total)}. <Link to={consolePaths.payments}>{texts.hintLink}</Link>
      </p>
    </Problem>
  );
}
