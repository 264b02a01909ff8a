import { useQuery } from '@tanstack/react-query';
import { useNavigate, useOutletContext } from 'react-router';
import { dayOf, formatDay } from '#contract/dates.ts';
import type { Organisation } from '#contract/organisations/model.ts';
import type { User } from '#contract/sessions/model.ts';
import { registerOtherTexts, registrationTexts, profileTexts as texts } from '#web/messages/organisations.ts';
import { consolePaths } from '#web/paths.ts';
import { Loading, LoadProblem } from '#web/ui/notice.tsx';
import { Page } from '#web/ui/page.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ownOrganisationQuery } from './queries.ts';
import { RegistrationForm } from './registration-form.tsx';

/** `/app/profileregistration`: the admin registers an organisation; an owner sees and changes its own. */
export function ProfilePage() {
  const user = useOutletContext<User>();
  return user.role === 'admin' ? <RegisterOther /> : <OwnProfile id={user.organisationId} />;
}

function OwnProfile({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(ownOrganisationQuery(id));
  return (
    <Page title={texts.title} lead={texts.lead}>
      {data ? <Profile organisation={data} /> : error ? <LoadProblem error={error} retry={refetch} /> : <Loading />}
    </Page>
  );
}

function Profile({ organisation }: { organisation: Organisation }) {
  const { email, kind, createdAt } = organisation;
  const facts = [
    [texts.email, email],
    [texts.kind, registrationTexts.kinds[kind]],
    [texts.since, formatDay(dayOf(createdAt))],
  ];
  return (
    <div className="panels">
      <section className="card wide">
        <ProfileForm organisation={organisation} />
      </section>
      <section className="card wide">
        <h2>{texts.account}</h2>
        <dl>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="hint">{texts.fixed}</p>
      </section>
    </div>
  );
}

function RegisterOther() {
  const navigate = useNavigate();
  const toasts = useToasts();
  const done = ({ name }: Organisation) => {
    toasts.success(registrationTexts.success);
    void navigate(consolePaths.success, { state: { name } });
  };
  return (
    <Page title={registrationTexts.title} lead={registerOtherTexts.lead}>
      <div className="panels">
        <section className="card wide">
          <RegistrationForm personName={registerOtherTexts.personName} done={done} />
        </section>
      </div>
    </Page>
  );
}
