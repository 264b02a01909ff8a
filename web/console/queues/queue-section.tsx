import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatTime } from '#contract/kernel/dates/dates.ts';
import { Page } from '#web/console/kit/parts/page.tsx';
import { Loading, LoadProblem } from '#web/console/kit/parts/placeholders.tsx';
import { BoardSound } from './board-sound-section.tsx';
import { DeskTools } from './desk-tools-section.tsx';
import { type Elsewhere, Line } from './line-section.tsx';
import { PutBack } from './put-back-form.tsx';
import { type DeskQueue, type DeskToken, type Today, todayQuery } from './queries.ts';
import { Serving } from './serving-section.tsx';
import { DeskState } from './state-section.tsx';
import { TokenMore } from './token-section.tsx';
import { useDesk, useDeskFocus } from './use-desk.ts';
import { type Live, useLive } from './use-live.ts';
import { WalkIn } from './walk-in-form.tsx';
import { queueTexts as texts } from './words.ts';
import './token-desk.css';

interface QueueProps {
  queue: DeskQueue;
  /** Doctor or counter to which people are called. Null: an owner at a branch, who calls for any counter. */
  stationId: string | null;
  live: Live;
}

export function Queue({ queue, stationId, live }: QueueProps) {
  const { data, error, refetch } = useQuery(todayQuery(queue, live.connection));
  const section = useDeskFocus(data !== undefined);
  return (
    <section className="stack desk" aria-label={texts.title} data-letter-keys tabIndex={-1} ref={section}>
      {!data && !error && <Loading />}
      {!data && error && <LoadProblem error={error} retry={() => void refetch()} />}
      {data && <Desk queue={queue} stationId={stationId} live={live} today={data} failed={error !== null} />}
    </section>
  );
}

/** For the owner; a called person keeps the token's counter. */
export function BranchQueue({ branch: { id, name }, back }: { branch: { id: string; name: string }; back: ReactNode }) {
  const queue = { kind: 'loan' as const, id };
  return (
    <Page title={texts.queueOf(name)} lead={back}>
      <Queue queue={queue} stationId={null} live={useLive(queue)} />
    </Page>
  );
}

function ConnectionWords({ live, at, failed }: { live: Live; at: Date; failed: boolean }) {
  const { connecting, live: words, lost } = texts.connection;
  const isLive = live.connection === 'live' && !failed;
  return (
    <span className={isLive ? 'mark-good' : 'mark-wait'} role="status">
      {isLive ? words : live.connection === 'lost' || failed ? lost(formatTime(at)) : connecting}
    </span>
  );
}

/** Tokens of this doctor, or those called by this counter. */
function partsOf({ tokens }: Today, { kind, doctorId }: DeskQueue, stationId: string | null) {
  const queue = kind === 'doctor' ? tokens.filter((token) => token.doctorId === doctorId) : tokens;
  const isHere = (token: DeskToken) => kind === 'doctor' || stationId === null || token.counterId === stationId;
  const called = queue.filter((token) => token.state === 'called' && isHere(token)).sort(latestCall);
  const done = queue.filter((token) => token.state === 'complete' && isHere(token));
  return { queue, serving: called[0] ?? null, waiting: queue.filter(({ state }) => state === 'booked'), done };
}

/** A counter sees names only of its own tokens. */
const servedElsewhere = ({ board }: Today, { kind }: DeskQueue, stationId: string | null): Elsewhere[] =>
  kind === 'doctor' || stationId === null
    ? []
    : board.stations.flatMap(({ id, name, serving }) =>
        id !== stationId && serving !== null ? [{ number: serving, counter: name }] : [],
      );

const latestCall = (one: DeskToken, other: DeskToken): number =>
  (other.calledAt?.getTime() ?? 0) - (one.calledAt?.getTime() ?? 0) || (other.number ?? 0) - (one.number ?? 0);

function Desk({ queue, stationId, live, today, failed }: QueueProps & { today: Today; failed: boolean }) {
  const { desk, large, asked, askNoMore } = useDesk(queue.kind, live);
  const { queue: tokens, serving, waiting, done } = partsOf(today, queue, stationId);
  const { board } = today;
  const station = board.stations.find(({ id }) => id === (queue.doctorId ?? stationId)) ?? board.stations[0];
  const place = { queue, stationId, station, desk };
  return (
    <>
      <div className="row between">
        <h2 className="hidden">{texts.title}</h2>
        <ConnectionWords live={live} at={board.at} failed={failed} />
        <DeskTools {...place} board={board} live={live} waiting={waiting} />
      </div>
      <BoardSound kind={queue.kind} id={queue.id} />
      <div className="stack desk-parts">
        <div className="stack">
          <Serving queue={queue} serving={serving} waiting={waiting} desk={desk} large={large} />
          <DeskState {...place} stations={board.stations} />
        </div>
        <Line
          tokens={tokens.filter((token) => token !== serving)}
          elsewhere={servedElsewhere(today, queue, stationId)}
          served={done.length}
          desk={desk}
        />
        {(queue.kind === 'loan' || queue.doctorId) && !station?.closed && (
          <WalkIn queue={queue} live={live} waiting={waiting} />
        )}
      </div>
      {asked?.what === 'place' && (
        <PutBack
          number={asked.token.number}
          put={(at) => desk.act({ token: asked.token, state: 'booked', place: at })}
          close={askNoMore}
        />
      )}
      {asked?.what === 'more' && (
        <TokenMore
          now={tokens.find(({ id }) => id === asked.token.id)}
          opened={asked.token}
          desk={desk}
          close={askNoMore}
        />
      )}
    </>
  );
}
