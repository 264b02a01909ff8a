import { AppError } from '#contract/kernel/errors.ts';
import { Page } from '#web/console/kit/parts/page.tsx';
import { Loading, LoadProblem } from '#web/console/kit/parts/placeholders.tsx';
import { GatesSection } from './gates-section.tsx';
import { useGates } from './use-gates.ts';
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
