import { useEffect, useRef, useState } from 'react';
import type { TokenNow, TokenPageProps } from '#contract/queues/page.ts';
import { type LegacyPlace, placeNow, wasMoved } from '#contract/queues/page.ts';
import { postJson } from '#web/shared/json-calls.ts';
import { tokenPaths } from '#web/shared/paths.ts';
import { say } from '#web/shared/say.ts';
import { Button } from '#web/ui/button.tsx';
import { KeepTools } from '#web/visitor/bookings/keep-tools-section.tsx';
import { headingWords } from '#web/visitor/payment-state.ts';
import { NotPaidSection } from '#web/visitor/payments/not-paid-section.tsx';
import { type LiveSource, useLiveValue } from '#web/visitor/platform/live-value.ts';
import { type Phase, phaseOf, TokenNumberSection } from './token-number-section.tsx';

export function LiveTokenSection(props: TokenPageProps) {
  return props.now.number === null ? <UnpaidToken {...props} /> : <WatchedToken {...props} />;
}
export { LiveTokenSection as live };

/** Becomes the token page by itself when paid. */
function UnpaidToken(props: TokenPageProps) {
  const { kind, offering, receipt, payUntilText } = props;
  return (
    <div className="stack">
      <h1>{headingWords(props, say('queues.yours'))}</h1>
      <NotPaidSection
        {...props}
        amount={receipt.total}
        offeringId={offering.id}
        call={tokenPaths[kind].status}
        held={payUntilText && say('queues.heldUntil', { time: payUntilText })}
        wait={`${say('queues.numberComes')} ${say('payments.waitHere')}`}
      />
    </div>
  );
}

const SPREAD_MS = 500;

const sourceOf = ({ kind, bookingId, offering, doctor, now: { day } }: TokenPageProps): LiveSource<TokenNow> => ({
  rooms: [{ kind, id: offering.id }],
  keptAs: bookingId,
  spreadMs: SPREAD_MS,
  concerns: ({ doctorId }) => !doctorId || doctorId === doctor?.id,
  read: async () => {
    const reply = await postJson<LegacyPlace>(tokenPaths[kind].details, { bookingId, parkId: offering.id });
    if (!reply.ok) return null;
    // The clinic moved the token: day and doctor appear all over the page, so it reloads.
    if (wasMoved(reply.answer, { day, doctorId: doctor?.id })) location.reload();
    return placeNow(reply.answer);
  },
});

function WatchedToken(props: TokenPageProps) {
  const { keep } = props;
  const [source] = useState(() => sourceOf(props));
  const { value: now, freshness } = useLiveValue(props.now, source);
  useSignals(now, props);
  return (
    <div className="stack">
      <TokenNumberSection {...props} now={now} freshness={freshness} />
      {freshness !== 'live' && (
        <div className="row noprint">
          <Button variant="outlined" href="?">
            {say('ui.refresh')}
          </Button>
        </div>
      )}
      {keep && <KeepTools {...keep} />}
    </div>
  );
}

const BUZZES: Partial<Record<Phase, number[]>> = { near: [200, 100, 200], called: [400, 150, 400, 150, 400] };

/** Updates the tab title, and vibrates each time the turn comes nearer. */
function useSignals(now: TokenNow, { offering }: TokenPageProps): void {
  const phase = phaseOf(now);
  const before = useRef(phase);
  useEffect(() => {
    document.title = titleOf(now, phase, offering.name);
  }, [now, phase, offering.name]);
  useEffect(() => {
    const buzz = before.current !== phase && BUZZES[phase];
    before.current = phase;
    // Browsers block vibration before the first touch.
    if (buzz && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(buzz);
  }, [phase]);
}

function titleOf({ number, waitingBefore }: TokenNow, phase: Phase, place: string): string {
  const plain = say('queues.title', { number: number ?? 0, place });
  if (phase === 'called') return say('queues.calledTitle', { number: number ?? 0 });
  return phase === 'near' ? `${say('queues.nearTitle', { before: waitingBefore ?? 0 })} · ${plain}` : plain;
}
