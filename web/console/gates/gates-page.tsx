import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { AppError } from '#contract/kernel/errors.ts';
import { Page } from '#web/console/kit/parts/page.tsx';
import { Loading, LoadProblem } from '#web/console/kit/parts/placeholders.tsx';
import { readToken, readUser } from '#web/console/platform/session.ts';
import { openLink } from '#web/shared/realtime-link.ts';
import { GatesSection } from './gates-section.tsx';
import { watchQuery } from './queries.ts';
import { gateTexts as texts } from './words.ts';
import './gates.css';

export function GatesPage() {
  const { data, error, isLive, again } = useGates();
  // A supervisor who lost the right must not see what was loaded before.
  const isRefused = error instanceof AppError && error.code === 'FORBIDDEN';
  return (
    <Page title={texts.title} lead={texts.lead}>
      {error && (!data || isRefused) && <LoadProblem error={error} retry={() => void again()} />}
      {!data && !error && <Loading />}
      {data && !isRefused && <GatesSection data={data} isLive={isLive} again={() => void again()} />}
    </Page>
  );
}

/** 200 gates report 13 times a second in all; their news is gathered into one request a second. */
const GATHER_MS = 1000;
const { queryKey } = watchQuery(false);

/** Refetched when a gate reports. `isLive`: the realtime connection is up. */
function useGates() {
  const cache = useQueryClient();
  const [isLive, setLive] = useState(false);
  const organisationId = readUser()?.organisationId ?? '';
  useEffect(() => {
    let timer = 0;
    const askAgain = (): void => {
      timer = 0;
      void cache.invalidateQueries({ queryKey });
    };
    const look = (): void => {
      timer ||= window.setTimeout(askAgain, GATHER_MS);
    };
    const changed = (isConnected: boolean): void => {
      setLive(isConnected);
      if (isConnected) look();
    };
    const link = openLink([{ kind: 'gates', id: organisationId }], { look, changed }, readToken);
    return () => {
      link.close();
      clearTimeout(timer);
    };
  }, [cache, organisationId]);
  const again = () => cache.invalidateQueries({ queryKey });
  return { ...useQuery(watchQuery(isLive)), isLive, again };
}
