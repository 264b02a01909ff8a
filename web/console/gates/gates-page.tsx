import { useQuery } from '@tanstack/react-query';
import ScanQrCode from 'lucide-react/icons/scan-qr-code';
import { Suspense, useState } from 'react';
import type { Supervision, WatchedGate } from '#contract/gates/model.ts';
import { isAway } from '#contract/gates/rules.ts';
import { conflictWords } from '#contract/gates/words.ts';
import { formatTime } from '#contract/kernel/dates.ts';
import { shortCodeOf } from '#contract/kernel/ids.ts';
import { gateDayQuery } from '#web/console/admissions/queries.ts';
import { SelectField, TextField } from '#web/console/kit/forms/field.tsx';
import { Button } from '#web/console/kit/parts/button.tsx';
import { ConfirmAction } from '#web/console/kit/parts/dialogs/lazy-dialogs.tsx';
import { Empty, Loading, LoadProblem } from '#web/console/kit/parts/notice.tsx';
import { Page } from '#web/console/kit/parts/page.tsx';
import { GateSection } from './gate-section.tsx';
import { MessageForm } from './message-form.tsx';
import { gates as api, useGates } from './queries.ts';
import { gateTexts as texts } from './words.ts';
import './gates.css';

/** `/app/gates`: every phone at the gates live, messages to them, their locks, and conflicts that nobody has read. */
export function GatesPage() {
  const { data, error, isLive, again } = useGates();
  return (
    <Page title={texts.title} lead={texts.lead}>
      {!data && error && <LoadProblem error={error} retry={() => void again()} />}
      {!data && !error && <Loading />}
      {data && <Watched data={data} isLive={isLive} again={() => void again()} />}
    </Page>
  );
}

interface WatchedProps {
  data: Supervision;
  isLive: boolean;
  again: () => void;
}

function Watched({ data, isLive, again }: WatchedProps) {
  const [parkId, setPark] = useState('');
  const [locking, lock] = useState<WatchedGate | null>(null);
  const isShown = (one: { parkId: string | null }) => parkId === '' || one.parkId === parkId;
  const gates = data.gates.filter(isShown);
  const parks = new Map(data.gates.flatMap(({ parkId: id, parkName }) => (id ? [[id, parkName ?? '']] : [])));
  const time = formatTime(data.asOf);
  const away = gates.filter((gate) => isAway(gate, data.asOf));
  const sum = (of: (gate: WatchedGate) => number) => gates.reduce((all, gate) => all + of(gate), 0);
  const pace = sum((gate) => (away.includes(gate) ? 0 : gate.pace));
  return (
    <div className="gates">
      <div className="gates-total">
        <p role="status">{isLive ? texts.live(time) : texts.lost(time)}</p>
        <p>
          {texts.total(
            gates.length,
            away.length,
            pace,
            sum(({ waiting }) => waiting),
          )}
        </p>
        <Inside parkId={parkId} />
        {parks.size > 1 && (
          <SelectField
            label={texts.park}
            value={parkId}
            change={setPark}
            none={texts.allParks}
            options={[...parks].map(([value, label]) => ({ value, label }))}
          />
        )}
      </div>
      <Conflicts found={data.conflicts.filter(isShown)} again={again} />
      {gates.length === 0 && <Empty icon={ScanQrCode} text={texts.none} hint={texts.noneHint} />}
      <ul className="watched">
        {gates.map((gate) => (
          <GateSection
            key={gate.device}
            gate={gate}
            now={data.asOf}
            lock={() => lock(gate)}
            unlock={() => void api.unlock({ body: { device: gate.device } }).then(again)}
          />
        ))}
      </ul>
      <MessageForm gates={gates} all={data.gates} messages={data.messages} parkId={parkId || null} sent={again} />
      <Suspense>
        {locking && <LockDialog gate={locking} now={data.asOf} close={() => lock(null)} done={again} />}
      </Suspense>
    </div>
  );
}

/** The people inside each park that counts them. */
function Inside({ parkId }: { parkId: string }) {
  const { data = [] } = useQuery(gateDayQuery);
  const counted = data.filter((park) => parkId === '' || park.parkId === parkId);
  return counted.map(
    ({ parkId: id, parkName, inside }) =>
      inside && <p key={id}>{texts.inside(parkName, inside.people, inside.limit)}</p>,
  );
}

interface LockProps {
  gate: WatchedGate;
  now: Date;
  close: () => void;
  done: () => void;
}

function LockDialog({ gate, now, close, done }: LockProps) {
  const [reason, setReason] = useState('');
  return (
    <ConfirmAction
      title={texts.lockTitle(gate.gate || gate.person)}
      text={texts.lockText(gate.person, isAway(gate, now))}
      word={texts.lock}
      color="error"
      act={() => api.lock({ body: { device: gate.device, reason } }).then(done)}
      close={close}
    >
      <TextField
        label={texts.reason}
        hint={texts.reasonHint}
        value={reason}
        change={setReason}
        maxLength={100}
        autoComplete="off"
      />
    </ConfirmAction>
  );
}

/** Tickets on which more came in than they say, until somebody has read it. */
function Conflicts({ found, again }: { found: Supervision['conflicts']; again: () => void }) {
  if (found.length === 0) return null;
  return (
    <section className="gates-conflicts" aria-labelledby="gates-conflicts">
      <h2 id="gates-conflicts">{texts.conflicts}</h2>
      <ul>
        {found.map((conflict) => (
          <li key={conflict.scanId}>
            <p>
              {conflict.bookingId && <b>{shortCodeOf(conflict.bookingId)}</b>} {conflictWords(conflict)}
            </p>
            <Button
              size="small"
              variant="outlined"
              onClick={() => void api.read({ body: { scanId: conflict.scanId } }).then(again)}
            >
              {texts.read}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
