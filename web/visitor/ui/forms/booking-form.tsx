import type { ReactNode } from 'react';
import { say } from '#web/shared/say.ts';
import { fieldId } from '#web/ui/field.tsx';
import { Notice, shownAtOnce } from '#web/ui/notice.tsx';
import { ProblemSummary } from '#web/ui/problem-summary.tsx';
import type { Submission } from '#web/visitor/platform/submission.ts';
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
      <ProblemSummary heading={say('ui.problem')} problems={problems} told={told} />
      {/* Disabled during sending: retries must send the same values. */}
      <div className="asked" inert={waiting !== null}>
        {children}
      </div>
      {failure && (
        <Notice
          kind={failure.title ? 'info' : 'bad'}
          title={failure.title ?? say(isPaid ? 'ui.nothingCharged' : 'ui.notBooked')}
          role="alert"
          ref={shownAtOnce}
        >
          <p>{failure.message}</p>
        </Notice>
      )}
      {waiting && <WaitingNotice {...waiting} />}
      {action}
    </form>
  );
}
