import { useQuery } from '@tanstack/react-query';
import { useNavigate, useOutletContext } from 'react-router';
import { dayOf, formatDay } from '#contract/kernel/dates/dates.ts';
import { type Organisation, type Profile, profileModel } from '#contract/organisations/model.ts';
import type { User } from '#contract/sessions/model.ts';
import type { FieldGroup } from '#web/console/kit/forms/form-fields.tsx';
import { Page } from '#web/console/kit/parts/page.tsx';
import { Loading, LoadProblem } from '#web/console/kit/parts/placeholders.tsx';
import { toasts } from '#web/console/kit/parts/toasts.tsx';
import { RecordOnPage } from '#web/console/kit/records/record-form.tsx';
import { lazyPart } from '#web/console/platform/parts.ts';
import { TranslationFold } from '#web/console/translations/fold-section.tsx';
import { consolePaths } from '#web/shared/paths.ts';
import { type Fact, FactList } from '#web/ui/fact-list.tsx';
import { ownOrganisationQuery, profileRecords } from './queries.ts';
import { RegistrationForm } from './registration-form.tsx';
import { registrationTexts as labels, registerOtherTexts, profileTexts as texts } from './words.ts';

/** `/app/profileregistration`: the admin registers an organisation; an owner edits their own. */
export function ProfilePage() {
  const user = useOutletContext<User>();
  return user.role === 'admin' ? <RegisterOther /> : <OwnProfile id={user.organisationId} />;
}

const BrandSection = lazyPart(async () => (await import('#web/console/presentations/brand-section.tsx')).BrandSection);

function OwnProfile({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(ownOrganisationQuery(id));
  return (
    <Page title={texts.title} lead={texts.lead}>
      {data ? (
        <ProfileCards organisation={data} />
      ) : error ? (
        <LoadProblem error={error} retry={refetch} />
      ) : (
        <Loading />
      )}
    </Page>
  );
}

function ProfileCards({ organisation }: { organisation: Organisation }) {
  const { email, kind, createdAt } = organisation;
  const facts: Fact[] = [
    [texts.email, email],
    [texts.kind, labels.kinds[kind]],
    [texts.since, formatDay(dayOf(createdAt))],
  ];
  return (
    <div className="panels">
      <section className="card wide">
        <ProfileForm organisation={organisation} />
      </section>
      <BrandSection />
      <TranslationFold kind="organisation" id={organisation.id} />
      <section className="card wide">
        <h2>{texts.account}</h2>
        <FactList facts={facts} />
        <p className="hint">{texts.fixed}</p>
      </section>
    </div>
  );
}

function RegisterOther() {
  const navigate = useNavigate();
  const done = ({ name }: Organisation) => {
    toasts.success(labels.success);
    void navigate(consolePaths.success, { state: { name } });
  };
  return (
    <Page title={labels.title} lead={registerOtherTexts.lead}>
      <div className="panels">
        <section className="card wide">
          <RegistrationForm
            personName={registerOtherTexts.personName}
            draft={{ noun: 'organisations', record: null }}
            done={done}
          />
        </section>
      </div>
    </Page>
  );
}

type ProfileValues = Omit<Profile, 'secondMobile'> & { secondMobile: string };

const GROUPS: readonly FieldGroup<ProfileValues>[] = [
  {
    fields: [
      { kind: 'text', name: 'name', label: labels.name, required: true, autoComplete: 'organization' },
      { kind: 'text', name: 'location', label: labels.location, required: true, autoComplete: 'address-level2' },
      { kind: 'text', name: 'personName', label: labels.personName, required: true, autoComplete: 'name', wide: true },
      { kind: 'tel', name: 'mobile', label: labels.mobile, required: true, autoComplete: 'tel-national' },
      { kind: 'tel', name: 'secondMobile', label: labels.secondMobile },
      { kind: 'text', name: 'slug', label: texts.slug, hint: texts.slugHint, wide: true },
    ],
  },
];

const valuesOf = ({ name, location, personName, mobile, secondMobile, slug }: Organisation): ProfileValues => ({
  name,
  location,
  personName,
  mobile,
  secondMobile: secondMobile ?? '',
  slug,
});

const ProfileForm = ({ organisation }: { organisation: Organisation }) => (
  <RecordOnPage
    record={organisation}
    records={profileRecords}
    groups={GROUPS}
    valuesOf={valuesOf}
    model={profileModel}
    label={texts.title}
    save={texts.save}
    saved={texts.updated}
  />
);
