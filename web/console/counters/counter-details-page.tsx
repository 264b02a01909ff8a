import { useQuery } from '@tanstack/react-query';
import Link from 'lucide-react/icons/link';
import { useEffect } from 'react';
import { useOutletContext } from 'react-router';
import type { ShownBranch } from '#contract/branches/model.ts';
import type { User } from '#contract/sessions/model.ts';
import { Page } from '#web/console/kit/parts/page.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { Loaded } from '#web/console/kit/records/loaded.tsx';
import { RowButton } from '#web/console/kit/tables/row-actions.tsx';
import { PosterButton, QrButton } from '#web/console/posters/qr-column.tsx';
import { Queue } from '#web/console/queues/queue-section.tsx';
import { Report } from '#web/console/queues/report-section.tsx';
import { useLive } from '#web/console/queues/use-live.ts';
import { DeskViews, useDeskView } from '#web/console/queues/views-section.tsx';
import { queueTexts, reportTexts, viewTexts } from '#web/console/queues/words.ts';
import { keepOffline } from '#web/shared/keep-offline.ts';
import { type Fact, FactList } from '#web/ui/fact-list.tsx';
import { QrFigure } from '#web/ui/qr-figure.tsx';
import { copyCounterLink, counterLink, counterQrAddress } from './counter-link.ts';
import { branchQuery, counterQr } from './queries.ts';
import { counterDetailsTexts as texts } from './words.ts';

export function CounterDetailsPage() {
  const user = useOutletContext<User>();
  return user.branchId ? <Counter user={user} branchId={user.branchId} /> : <AllReports />;
}

const VIEWS = [
  ['queue', queueTexts.title],
  ['report', reportTexts.counter],
  ['counter', viewTexts.counter],
] as const;

function Counter({ user, branchId }: { user: User; branchId: string }) {
  const live = useLive({ kind: 'loan', id: branchId });
  const view = useDeskView();
  useEffect(() => keepOffline('desk'), []);
  return (
    <Page title={texts.title} action={<DeskViews views={VIEWS} />}>
      {view === 'queue' && <Queue queue={{ kind: 'loan', id: branchId }} stationId={user.id} live={live} />}
      {view === 'report' && <Report kind="loan" of={{ counterId: user.id }} title={reportTexts.counter} live={live} />}
      {view === 'counter' && <CounterFacts user={user} branchId={branchId} />}
    </Page>
  );
}

function AllReports() {
  const live = useLive(null);
  return (
    <Page title={texts.title}>
      <Report kind="loan" of={{}} title={reportTexts.counter} live={live} />
    </Page>
  );
}

function CounterFacts({ user, branchId }: { user: User; branchId: string }) {
  const branch = useQuery(branchQuery(branchId));
  return (
    <div className="panels">
      <Loaded query={branch}>{(found) => <Place branch={found} counterNumber={user.counterNumber ?? ''} />}</Loaded>
      <BookingLink user={user} />
    </div>
  );
}

function Place({ branch, counterNumber }: { branch: ShownBranch; counterNumber: string }) {
  const officers = (branch.officers ?? []).filter((officer) => officer.counterNumber === counterNumber);
  const facts: Fact[] = [
    [texts.branch, branch.name],
    [texts.branchCode, branch.code],
    [texts.number, counterNumber],
    [texts.officer, listed(officers.map(({ name }) => name))],
    [texts.officerMobile, listed(officers.map(({ mobile }) => mobile))],
  ];
  return (
    <section className="card">
      <h2>{texts.counter}</h2>
      <FactList facts={facts.map(([name, value]) => [name, value || uiTexts.none])} />
    </section>
  );
}

const listed = (words: readonly string[]): string => words.filter(Boolean).join(', ');

function BookingLink({ user: { id, branchName = '', counterNumber = '' } }: { user: User }) {
  const name = texts.name(branchName, counterNumber);
  const load = () => counterQr(id);
  return (
    <section className="card stack">
      <h2>{texts.link}</h2>
      <p className="hint">{texts.linkHint}</p>
      <QrFigure image={counterQrAddress(id)} label={texts.qrAlt(branchName, counterNumber)} />
      <a href={counterLink(id)}>{texts.open}</a>
      <div className="row card-actions">
        <span>
          <RowButton icon={Link} label={texts.copy} word={texts.copy} act={() => void copyCounterLink(id)} />
        </span>
        <span>
          <QrButton name={name} label={texts.qrLabel} word={texts.qr} load={load} />
        </span>
        <span>
          <PosterButton name={name} label={texts.posterLabel} word={texts.poster} load={load} making={texts.making} />
        </span>
      </div>
    </section>
  );
}
