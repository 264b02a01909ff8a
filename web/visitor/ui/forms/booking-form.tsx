import { type ReactNode, useEffect, useReducer } from 'react';
import { timeText } from '#contract/kernel/dates/texts.ts';
import { say } from '#web/shared/say.ts';
import { Button } from '#web/ui/button.tsx';
import { fieldId } from '#web/ui/field.tsx';
import { Notice, shownAtOnce } from '#web/ui/notice.tsx';
import { ProblemSummary } from '#web/ui/problem-summary.tsx';
import type { WaitingState } from '#web/visitor/platform/patience.ts';
import type { Submission } from '#web/visitor/platform/submission.ts';

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

/** While a booking is retried: since when, next attempt, and a way to stop. */
function WaitingNotice({ since, next, why, stop }: WaitingState) {
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0);
  useEffect(() => {
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((next - Date.now()) / 1000));
  return (
    <Notice icon={<span className="spin" aria-hidden="true" />} ref={shownAtOnce}>
      <b role="alert">{say('ui.waiting', { why })}</b>
      <p className="num">{say('ui.tries', { since: timeText(since), seconds })}</p>
      <Button variant="outlined" onClick={stop}>
        {say('ui.stopTrying')}
      </Button>
    </Notice>
  );
}
