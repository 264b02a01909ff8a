import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useOutletContext } from 'react-router';
import { dayOf, formatDay } from '#contract/dates.ts';
import type { Organisation } from '#contract/organisations/model.ts';
import type { User } from '#contract/sessions/model.ts';
import { shellTexts } from '#web/messages/console.ts';
import { registrationTexts, profileTexts as texts } from '#web/messages/organisations.ts';
import { Loading, LoadProblem } from '#web/ui/notice.tsx';
import { Page } from '#web/ui/page.tsx';
import { ownOrganisationQuery } from './queries.ts';

/** The first screen of those whose other screens do not exist yet: who they are, as the server knows it. */
export function ProfilePage() {
  const user = useOutletContext<User>();
  const manager = user.role === 'owner' || user.role === 'admin';
  const organisation = useQuery({ ...ownOrganisationQuery(user.organisationId), enabled: manager });
  return (
    <Page title={texts.title} lead={texts.hello(user.name)}>
      <div className="panels">
        <Panel title={texts.account} facts={accountFacts(user)} />
        {manager && organisation.isPending && <Loading />}
        {organisation.isError && <LoadProblem error={organisation.error} retry={() => void organisation.refetch()} />}
        {organisation.data && <Panel title={texts.organisation} facts={organisationFacts(organisation.data)} />}
      </div>
    </Page>
  );
}

type Facts = readonly (readonly [label: string, value: ReactNode])[];

const accountFacts = (user: User): Facts => [
  [texts.name, user.name],
  [texts.role, shellTexts.roles[user.role]],
  [texts.email, user.email],
  [texts.kind, registrationTexts.kinds[user.kind]],
];

const organisationFacts = (organisation: Organisation): Facts => [
  [texts.name, organisation.name],
  [texts.location, organisation.location],
  [texts.personName, organisation.personName],
  [texts.mobile, organisation.mobile],
  [texts.secondMobile, organisation.secondMobile],
  [texts.since, formatDay(dayOf(organisation.createdAt))],
];

function Panel({ title, facts }: { title: string; facts: Facts }) {
  return (
    <section className="card">
      <h2>{title}</h2>
      <dl>
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
