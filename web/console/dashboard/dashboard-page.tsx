import { useQuery } from '@tanstack/react-query';
import ChartColumn from 'lucide-react/icons/chart-column';
import { useMemo } from 'react';
import { Link, useOutletContext } from 'react-router';
import type { Dashboard } from '#contract/dashboard/model.ts';
import { formatInstant } from '#contract/kernel/dates/dates.ts';
import type { User } from '#contract/sessions/model.ts';
import { AttentionSection } from '#web/console/attention/attention-section.tsx';
import { FiguresSection } from '#web/console/figures/figures-section.tsx';
import { RangeSection } from '#web/console/figures/range-section.tsx';
import { figureTexts } from '#web/console/figures/words.ts';
import { entriesOf } from '#web/console/frame/menu.ts';
import { Page } from '#web/console/kit/parts/page.tsx';
import { Empty, LoadProblem } from '#web/console/kit/parts/placeholders.tsx';
import { Skeleton } from '#web/console/kit/parts/skeleton.tsx';
import { lazyPart } from '#web/console/platform/parts.ts';
import { useSteps } from '#web/console/platform/steps.ts';
import { landingOf } from '#web/shared/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Fold } from '#web/ui/fold.tsx';
import { Problem } from '#web/ui/notice.tsx';
import { HoldingsSection } from './holdings-section.tsx';
import { NowSection, TomorrowSection } from './now-section.tsx';
import { dashboardQuery } from './queries.ts';
import { RankingSection } from './ranking-section.tsx';
import { dashboardTexts as texts } from './words.ts';
import './dashboard.css';

const { ranking } = figureTexts;

const GatesSection = lazyPart(async () => (await import('#web/console/admissions/gates-section.tsx')).GatesSection);

export function DashboardPage() {
  const user = useOutletContext<User>();
  const FirstSteps = useSteps(user);
  const open = useMemo(() => new Set(entriesOf(user).map(({ path }) => path)), [user]);
  const { data, error, refetch } = useQuery(dashboardQuery);
  return (
    <Page title={texts.title} lead={data ? texts.asOf(formatInstant(data.at)) : texts.counting}>
      <div className="day">
        {FirstSteps && <FirstSteps user={user} />}
        <AttentionSection open={open} />
        {!data && !error && <Skeleton lines={3} />}
        {!data && error && <LoadProblem error={error} retry={() => void refetch()} />}
        {data && error && <Problem>{texts.stale(error.message)}</Problem>}
        {data && isEmpty(data) && <NothingYet user={user} />}
        {data && !isEmpty(data) && <NowSection dashboard={data} open={open} />}
        {data && !isEmpty(data) && <TomorrowSection dashboard={data} open={open} />}
        {data?.tickets && !isEmpty(data) && <GatesSection />}
        {!(data && isEmpty(data)) && <Figures user={user} open={open} />}
        {data && !isEmpty(data) && <HoldingsSection dashboard={data} open={open} />}
      </div>
    </Page>
  );
}

const Figures = ({ user, open }: { user: User; open: ReadonlySet<string> }) => (
  <section className="day" aria-label={texts.figures}>
    <RangeSection />
    <FiguresSection open={open} />
    {user.role === 'admin' && (
      <Fold name="ranking" title={ranking.fold} hint={ranking.foldHint}>
        <RankingSection />
      </Fold>
    )}
  </section>
);

const isEmpty = ({ tickets, tokens, holdings, organisations }: Dashboard): boolean =>
  !tickets?.parks.length &&
  !tokens?.places.length &&
  !organisations?.length &&
  holdings.every((holding) => holding.count === 0);

const NothingYet = ({ user }: { user: User }) => (
  <Empty text={texts.empty} icon={ChartColumn}>
    <Button variant="outlined" component={Link} to={landingOf(user)}>
      {texts.begin}
    </Button>
  </Empty>
);
