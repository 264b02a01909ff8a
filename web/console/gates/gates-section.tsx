import { useQuery } from '@tanstack/react-query';
import ScanQrCode from 'lucide-react/icons/scan-qr-code';
import { useState } from 'react';
import type { Supervision, WatchedGate } from '#contract/gates/model.ts';
import { isAway, lockOf } from '#contract/gates/rules.ts';
import { formatTime } from '#contract/kernel/dates/dates.ts';
import { gateDayQuery } from '#web/console/admissions/queries.ts';
import { SelectField } from '#web/console/kit/forms/field.tsx';
import { Empty } from '#web/console/kit/parts/placeholders.tsx';
import { AlarmSection } from './alarm-section.tsx';
import { ConflictsSection } from './conflicts-section.tsx';
import { FiguresSection } from './figures-section.tsx';
import { FindSection } from './find-section.tsx';
import { LinesSection } from './lines-section.tsx';
import { MessageForm } from './message-form.tsx';
import { SentSection } from './sent-section.tsx';
import { gateTexts as texts } from './words.ts';

interface GatesProps {
  data: Supervision;
  isLive: boolean;
  again: () => void;
}

const byNumber = new Intl.Collator('en-IN', { numeric: true });

export function GatesSection({ data, isLive, again }: GatesProps) {
  const [parkId, setPark] = useState('');
  const isShown = (one: { parkId: string | null }) => parkId === '' || one.parkId === parkId;
  const gates = data.gates.filter(isShown).sort((one, other) => byNumber.compare(one.gate, other.gate));
  const parks = new Map(data.gates.flatMap(({ parkId: id, parkName }) => (id ? [[id, parkName ?? '']] : [])));
  const time = formatTime(data.asOf);
  const to = { device: null, parkId: parkId || null };
  return (
    <div className="stack gates">
      <AlarmSection gates={data.gates} now={data.asOf} />
      <div className="row hint">
        <p role="status">{isLive ? texts.live(time) : texts.lost(time)}</p>
        {gates.length > 0 && <p>{texts.total(paceOf(gates, data.asOf))}</p>}
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
      <ConflictsSection found={data.conflicts.filter(isShown)} again={again} />
      {gates.length === 0 && <Empty icon={ScanQrCode} text={texts.none} hint={texts.noneHint} />}
      {gates.length > 0 && <MessageForm to={to} label={texts.messageToAll(parks.get(parkId))} sent={again} />}
      <SentSection messages={data.messages} gates={data.gates} />
      <LinesSection gates={gates} all={data.gates} now={data.asOf} withPark={parks.size > 1} again={again} />
      <FindSection />
      <FiguresSection parkId={parkId} />
    </div>
  );
}

const paceOf = (gates: readonly WatchedGate[], now: Date): number =>
  gates.reduce((sum, gate) => sum + (isAway(gate, now) || lockOf(gate) !== 'none' ? 0 : gate.pace), 0);

function Inside({ parkId }: { parkId: string }) {
  const { data = [] } = useQuery(gateDayQuery);
  const counted = data.filter((park) => parkId === '' || park.parkId === parkId);
  return counted.map(
    ({ parkId: id, parkName, inside }) =>
      inside && <p key={id}>{texts.inside(parkName, inside.people, inside.limit)}</p>,
  );
}
