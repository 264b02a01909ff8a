import { useQuery } from '@tanstack/react-query';
import ChartColumn from 'lucide-react/icons/chart-column';
import { Link, useOutletContext } from 'react-router';
import type { Dashboard, Holding } from '#contract/dashboard/model.ts';
import { formatInstant } from '#contract/dates.ts';
import type { User } from '#contract/sessions/model.ts';
import { EnrolmentDaySection } from '#web/console/enrolment-report/enrolment-day-section.tsx';
import { entriesOf, opens } from '#web/console/frame/entries-section.tsx';
import { FirstStepsSection } from '#web/console/onboarding/steps-section.tsx';
import { unsentQuery, waitingQuery } from '#web/console/payment-reviews/queries.ts';
import { Button } from '#web/console/ui/button.tsx';
import { Empty, Loading, LoadProblem, Problem } from '#web/console/ui/notice.tsx';
import { Page } from '#web/console/ui/page.tsx';
import { count, Part, Tiles } from '#web/console/ui/tiles.tsx';
import { VisitDaySection } from '#web/console/visit-report/visit-day-section.tsx';
import { dashboardTexts as texts } from '#web/console/words/dashboard.ts';
import { registrationTexts } from '#web/console/words/organisations.ts';
import { paymentTexts } from '#web/console/words/payment-reviews.ts';
import { consolePaths, landingOf } from '#web/shared/paths.ts';
import { dashboardQuery } from './queries.ts';
import { TicketsSection } from './tickets-section.tsx';
import { TokensSection } from './tokens-section.tsx';
import './dashboard.css';

/** `/{product}/dashboard`: the day of whoever is signed in. */
export function DashboardPage() {
  const user = useOutletContext<User>();
  const { data, error, refetch } = useQuery(dashboardQuery);
  const lead = data && texts.asOf(formatInstant(data.at));
  return (
    <Page title={texts.title} lead={lead}>
      <FirstStepsSection user={user} />
      {opens(user, consolePaths.payments) && <Decisions />}
      {!data && !error && <Loading />}
      {!data && error && <LoadProblem error={error} retry={() => void refetch()} />}
      {data && error && <Problem>{texts.stale(error.message)}</Problem>}
      {data && (isEmpty(data) ? <NothingYet user={user} /> : <Day user={user} dashboard={data} />)}
    </Page>
  );
}

/** Says that payments wait for a decision, or money for a way back, and where to go; nothing while neither does. */
function Decisions() {
  const waiting = useQuery(waitingQuery(null)).data?.total ?? 0;
  const unsent = useQuery(unsentQuery(null)).data?.total ?? 0;
  if (waiting + unsent === 0) return null;
  return (
    <Problem>
      <p className="plain">
        {waiting > 0 && `${paymentTexts.hint(waiting)}. `}
        {unsent > 0 && `${paymentTexts.unsentHint(unsent)}. `}
        <Link to={consolePaths.payments}>{paymentTexts.hintLink}</Link>
      </p>
    </Problem>
  );
}

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

/** Where a holding is managed. */
const MANAGED: Partial<Record<Holding, string>> = {
  parks: consolePaths.parks,
  inspectors: consolePaths.inspectors,
  clinics: consolePaths.clinics,
  doctors: consolePaths.doctors,
  branches: consolePaths.branches,
  showsRunning: consolePaths.exhibitions,
  showsComing: consolePaths.exhibitions,
  batchesOpen: consolePaths.coachingBatches,
};

function Day({ user, dashboard }: { user: User; dashboard: Dashboard }) {
  const { tickets, tokens, enrolments, visits, comparedWith, holdings, organisations } = dashboard;
  const open = new Set(entriesOf(user).map(({ path }) => path));
  const screenOf = (name: Holding) => (open.has(MANAGED[name] ?? '') ? MANAGED[name] : undefined);
  return (
    <div className="day">
      {tickets && <TicketsSection tickets={tickets} comparedWith={comparedWith} />}
      {tokens && <TokensSection tokens={tokens} comparedWith={comparedWith} open={open} />}
      {enrolments && <EnrolmentDaySection enrolments={enrolments} comparedWith={comparedWith} />}
      {visits && <VisitDaySection visits={visits} comparedWith={comparedWith} />}
      {holdings.length > 0 && (
        <Part title={texts.holdings}>
          <Tiles
            tiles={holdings.map(({ name, count: many }) => ({
              label: texts.names[name],
              value: count(many),
              to: screenOf(name),
            }))}
          />
        </Part>
      )}
      {organisations && (
        <Part title={texts.organisations}>
          <Tiles
            tiles={organisations.map(({ kind, count: many }) => ({
              label: registrationTexts.kinds[kind],
              value: count(many),
            }))}
          />
        </Part>
      )}
    </div>
  );
}
