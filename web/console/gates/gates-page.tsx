import { Page } from '#web/console/kit/parts/page.tsx';
import { Loading, LoadProblem } from '#web/console/kit/parts/placeholders.tsx';
import { GatesSection } from './gates-section.tsx';
import { useGates } from './use-gates.ts';
import { gateTexts as texts } from './words.ts';
import './gates.css';

export function GatesPage() {
  const { data, error, isLive, again } = useGates();
  return (
    <Page title={texts.title} lead={texts.lead}>
      {!data && error && <LoadProblem error={error} retry={() => void again()} />}
      {!data && !error && <Loading />}
      {data && <GatesSection data={data} isLive={isLive} again={() => void again()} />}
    </Page>
  );
}
