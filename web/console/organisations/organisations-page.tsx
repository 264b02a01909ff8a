import { useQuery, useQueryClient } from '@tanstack/react-query';
import Building2 from 'lucide-react/icons/building-2';
import MailCheck from 'lucide-react/icons/mail-check';
import { useMemo, useState } from 'react';
import { Link, useOutletContext } from 'react-router';
import { dayOf } from '#contract/kernel/dates/dates.ts';
import { nextStep } from '#contract/onboarding/rules.ts';
import type { Organisation } from '#contract/organisations/model.ts';
import type { User } from '#contract/sessions/model.ts';
import { resetPasswordColumn } from '#web/console/accounts/reset-password-column.tsx';
import { confirmFor } from '#web/console/confirmations/queries.ts';
import { confirmationTexts } from '#web/console/confirmations/words.ts';
import { Switch } from '#web/console/kit/forms/switch.tsx';
import { useBusyAction } from '#web/console/kit/parts/busy-action.ts';
import { ConfirmAction } from '#web/console/kit/parts/dialogs/lazy-dialog.tsx';
import { Page } from '#web/console/kit/parts/page.tsx';
import { Empty } from '#web/console/kit/parts/placeholders.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { toasts } from '#web/console/kit/parts/toasts.tsx';
import { Loaded } from '#web/console/kit/records/loaded.tsx';
import { dayColumn, textColumn } from '#web/console/kit/tables/column-kinds.tsx';
import type { Column } from '#web/console/kit/tables/columns.ts';
import { useListState } from '#web/console/kit/tables/filters/list-state.ts';
import { moreColumn, RowButton } from '#web/console/kit/tables/row-actions.tsx';
import { SearchedTable } from '#web/console/kit/tables/searched-table.tsx';
import { beginnersQuery } from '#web/console/onboarding/queries.ts';
import { onboardingTexts as beginTexts, stepWords } from '#web/console/onboarding/words.ts';
import { consolePaths, recordPath } from '#web/shared/paths.ts';
import { Breakable } from '#web/ui/breakable.tsx';
import { organisationsQuery, switchOrganisation } from './queries.ts';
import { organisationsTexts as texts } from './words.ts';

const SIZES = [10, 100, 1000];

const typeOf = ({ kind }: Organisation): string => texts.kinds[kind];
const searchIn = (one: Organisation): string =>
  [one.name, one.personName, one.email, one.mobile, one.secondMobile, one.location, typeOf(one)].join(' ');

export function OrganisationsPage() {
  const query = useQuery(organisationsQuery);
  return (
    <Page title={texts.title} lead={texts.lead}>
      <Loaded query={query}>{(all) => <Organisations all={all} />}</Loaded>
    </Page>
  );
}

function Organisations({ all }: { all: Organisation[] }) {
  const user = useOutletContext<User>();
  const list = useListState(SIZES);
  const [off, setOff] = useState<Organisation | null>(null);
  const turn = useSwitch();
  const standing = useStanding();
  const columns = useMemo(
    () =>
      columnsFor(user, standing, (organisation, active) =>
        active
          ? void turn(organisation, true).catch((error: Error) => toasts.failure(error.message))
          : setOff(organisation),
      ),
    [user, standing, turn],
  );
  if (all.length === 0) return <Empty text={uiTexts.noRows} icon={Building2} />;
  return (
    <>
      <SearchedTable {...{ list, columns, searchIn }} caption={texts.caption} rows={all} />
      {off && (
        <ConfirmAction
          title={texts.off(off.name)}
          text={texts.offText}
          word={texts.offWord}
          act={() => turn(off, false)}
          close={() => setOff(null)}
        />
      )}
    </>
  );
}

type Turn = (organisation: Organisation, active: boolean) => Promise<void>;

function useSwitch(): Turn {
  const cache = useQueryClient();
  return useMemo(
    () =>
      async ({ id, name }, active) => {
        await switchOrganisation(cache, id, active);
        toasts.success(active ? texts.isOn(name) : texts.isOff(name));
      },
    [cache],
  );
}

/** Open steps, name of the next one and whether it is stuck; null while loading. */
type Standing = (organisation: Organisation) => { left: number; words: string; state: string } | null;

/** Organisations missing from the answer have done all steps. */
function useStanding(): Standing {
  const { data } = useQuery(beginnersQuery);
  return useMemo(() => {
    const beginners = new Map(data?.map((one) => [one.id, one]));
    return ({ id, kind }) => {
      if (!data || kind === 'admin') return null;
      const { steps = [], stuck } = beginners.get(id) ?? {};
      const next = nextStep(steps);
      if (!next) return { left: 0, words: beginTexts.begun, state: beginTexts.begun };
      const done = steps.filter((step) => step.done).length;
      const words = beginTexts.standing(done, steps.length, stepWords(kind, next).title);
      return { left: steps.length - done, words, state: stuck ? beginTexts.stuck : beginTexts.onTheWay };
    };
  }, [data]);
}

const Begun = ({ words, state }: { words?: string; state?: string }) => (
  <>
    {words}
    {state === beginTexts.stuck && <span className="mark-wait">{beginTexts.stuck}</span>}
  </>
);

/** Confirms an organisation whose mail did not arrive, if the admin knows the owner. */
function ConfirmByHand({ organisation: { id, name } }: { organisation: Organisation }) {
  const cache = useQueryClient();
  const { busy, start } = useBusyAction(async () => {
    await confirmFor(cache, id);
    toasts.success(confirmationTexts.byHandDone(name));
  });
  const label = confirmationTexts.byHandOf(name);
  return <RowButton icon={MailCheck} label={label} word={confirmationTexts.byHand} busy={busy} act={start} />;
}

const columnsFor = (
  user: User,
  standing: Standing,
  turn: (organisation: Organisation, active: boolean) => void,
): Column<Organisation>[] => [
  textColumn('name', texts.name, ({ name }) => name, {
    cell: ({ id, name }) => <Link to={recordPath(consolePaths.organisations, id)}>{name}</Link>,
  }),
  textColumn('kind', texts.kind, typeOf, { narrows: typeOf }),
  textColumn('email', texts.email, ({ email }) => email, {
    long: true,
    cell: ({ email }) => <Breakable words={email} after="@" />,
  }),
  textColumn('location', texts.location, ({ location }) => location),
  dayColumn('registered', texts.registered, ({ createdAt }) => dayOf(createdAt), {
    value: ({ createdAt }) => createdAt.getTime(),
  }),
  textColumn('begun', beginTexts.column, (organisation) => standing(organisation)?.words, {
    long: true,
    value: (organisation) => standing(organisation)?.left ?? null,
    cell: (organisation) => <Begun {...standing(organisation)} />,
    narrows: (organisation) => standing(organisation)?.state ?? '',
  }),
  {
    id: 'status',
    header: texts.status,
    value: ({ active }) => (active ? 0 : 1),
    narrows: ({ active }) => (active ? texts.active : texts.inactive),
    cell: (organisation) => (
      <>
        <span className="status">
          {organisation.id !== user.organisationId && (
            <Switch
              label={texts.statusOf(organisation.name)}
              checked={organisation.active}
              change={(active) => turn(organisation, active)}
            />
          )}
          <span className={organisation.active ? 'mark-good' : 'mark-off'}>
            {organisation.active ? texts.active : texts.inactive}
          </span>
        </span>
        {!organisation.confirmed && (
          <div>
            <span className="mark-wait">{confirmationTexts.waits}</span>
          </div>
        )}
      </>
    ),
  },
  moreColumn(
    ({ name }) => name,
    [
      {
        id: 'confirm',
        header: confirmationTexts.byHand,
        action: true,
        blank: ({ confirmed }) => confirmed,
        cell: (organisation) => <ConfirmByHand organisation={organisation} />,
      },
      resetPasswordColumn(),
    ],
  ),
];
