import { useQuery } from '@tanstack/react-query';
import Eye from 'lucide-react/icons/eye';
import { type ComponentType, useId } from 'react';
import { useParams } from 'react-router';
import { dayOf, formatDay, formatInstant } from '#contract/kernel/dates/dates.ts';
import type { OrganisationStanding } from '#contract/onboarding/model.ts';
import type { Organisation } from '#contract/organisations/model.ts';
import { useBusyAction } from '#web/console/kit/parts/busy-action.ts';
import { Page } from '#web/console/kit/parts/page.tsx';
import { Empty } from '#web/console/kit/parts/placeholders.tsx';
import { Loaded } from '#web/console/kit/records/loaded.tsx';
import { standingQuery } from '#web/console/onboarding/queries.ts';
import { StandingOfferings, StandingSteps } from '#web/console/onboarding/standing-section.tsx';
import { beginLook } from '#web/console/sessions/queries.ts';
import { consolePaths } from '#web/shared/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { type Fact, FactList } from '#web/ui/fact-list.tsx';
import { ownOrganisationQuery } from './queries.ts';
import { organisationsTexts as texts } from './words.ts';
import './organisation.css';

interface OrganisationParts {
  /** Passed in, because Activity imports organisations. */
  Activity: ComponentType<{ organisationId: string }>;
}

const TRAIL = [{ label: texts.title, path: consolePaths.organisations }];

export function OrganisationPage({ Activity }: OrganisationParts) {
  const { id = '' } = useParams();
  const query = useQuery(ownOrganisationQuery(id));
  const { data } = query;
  return (
    <Page
      key={id}
      title={data?.name ?? texts.title}
      trail={TRAIL}
      lead={data && <Lead organisation={data} />}
      action={data && data.kind !== 'admin' && <Look id={id} />}
    >
      <Loaded query={query}>
        {(found) =>
          found ? <OrganisationBody organisation={found} Activity={Activity} /> : <Empty text={texts.notFound} />
        }
      </Loaded>
    </Page>
  );
}

const Lead = ({ organisation: { kind, active } }: { organisation: Organisation }) => (
  <span className="status">
    {texts.kinds[kind]}
    <span className={active ? 'mark-good' : 'mark-off'}>{active ? texts.active : texts.inactive}</span>
  </span>
);

function Look({ id }: { id: string }) {
  const { busy, start } = useBusyAction(() => beginLook(id));
  return (
    <Button variant="contained" color="secondary" startIcon={<Eye aria-hidden size={18} />} busy={busy} onClick={start}>
      {texts.look}
    </Button>
  );
}

function OrganisationBody({ organisation, Activity }: OrganisationParts & { organisation: Organisation }) {
  const { id, kind } = organisation;
  const query = useQuery(standingQuery(id));
  return (
    <>
      {kind !== 'admin' && <p className="hint">{texts.lookHint}</p>}
      <div className="stack organisation">
        <Who organisation={organisation} standing={query.data} />
        <Loaded query={query}>
          {(standing) => (
            <div className="stack">
              {kind !== 'admin' && <StandingSteps kind={kind} standing={standing} />}
              {kind !== 'admin' && <StandingOfferings offerings={standing.offerings} />}
            </div>
          )}
        </Loaded>
      </div>
      <Activity organisationId={id} />
    </>
  );
}

const telephone = (number: string) => <a href={`tel:+91${number}`}>{number}</a>;
const instant = (at: Date | null | undefined, none: string) =>
  at === undefined ? null : at ? formatInstant(at) : none;

function Who({ organisation, standing }: { organisation: Organisation; standing: OrganisationStanding | undefined }) {
  const heading = useId();
  const { personName, mobile, secondMobile, email, location, createdAt } = organisation;
  const facts: Fact[] = [
    [texts.owner, personName],
    [texts.mobile, mobile && telephone(mobile)],
    [texts.secondMobile, secondMobile && telephone(secondMobile)],
    [
      texts.email,
      <a key="mail" href={`mailto:${email}`}>
        {email}
      </a>,
    ],
    [texts.location, location],
    [texts.registered, formatDay(dayOf(createdAt))],
    [texts.lastSignIn, instant(standing?.lastSignIn, texts.noSignIn)],
    [texts.lastSale, instant(standing?.lastSale, texts.noSale)],
  ];
  return (
    <section className="card" aria-labelledby={heading}>
      <h2 id={heading}>{texts.who}</h2>
      <FactList facts={facts} />
    </section>
  );
}
