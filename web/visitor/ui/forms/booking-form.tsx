import type { ReactNode } from 'react';
import { say } from '#web/shared/say.ts';
import type { Submission } from '#web/visitor/platform/submission.ts';
import { ErrorSummary } from './error-summary.tsx';
import { Failed } from './failed.tsx';
import { fieldId } from './field.tsx';
import { WaitingNotice } from './waiting-notice.tsx';

interface BookingFormProps {
  submission: Submission;
  /** Paid online: after a failure nothing was charged. */
  isPaid: boolean;
  action: ReactNode;
  children: ReactNode;
}

export function BookingForm({ submission, isPaid, action, children }: BookingFormProps) {
  const { form, formKey, told, problems, failure, waiting, submit, look } = submission;
  return (
    <form className="book" id={fieldId('form')} method="post" noValidate ref={form} onSubmit={submit} onInput={look}>
      <input type="hidden" name="formKey" value={formKey} />
      <ErrorSummary problems={problems} told={told} />
      {/* Disabled during sending: retries must send the same values. */}
      <div className="asked" inert={waiting !== null}>
        {children}
      </div>
      {failure && <Failed failure={failure} title={say(isPaid ? 'ui.nothingCharged' : 'ui.notBooked')} />}
      {waiting && <WaitingNotice {...waiting} />}
      {action}
    </form>
  );
}
