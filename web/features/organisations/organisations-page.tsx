import { useQuery, useQueryClient } from '@tanstack/react-query';
import Building2 from 'lucide-react/icons/building-2';
import KeyRound from 'lucide-react/icons/key-round';
import { type Dispatch, lazy, type SetStateAction, Suspense, useMemo, useState } from 'react';
import { useOutletContext } from 'react-router';
import { dayOf, formatDay } from '#contract/dates.ts';
import type { Organisation } from '#contract/organisations/model.ts';
import type { User } from '#contract/sessions/model.ts';
import { accounts } from '#web/features/accounts/queries.ts';
import { organisationsTexts as texts } from '#web/messages/organisations.ts';
import type { Column } from '#web/ui/columns.ts';
import { DataTable } from '#web/ui/data-table.tsx';
import { useListState } from '#web/ui/list-state.ts';
import { Empty, Loading, LoadProblem } from '#web/ui/notice.tsx';
import { Page } from '#web/ui/page.tsx';
import { matching } from '#web/ui/resource-page.tsx';
import { RowButton } from '#web/ui/row-button.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { uiTexts } from '#web/ui/texts.ts';
import { useToasts } from '#web/ui/toasts.tsx';
import { organisationsQuery, switchOrganisation } from './queries.ts';

const ConfirmAction = lazy(async () => ({
  default: (await import('#web/ui/confirm-action.tsx')).ConfirmActionDialog,
}));
const LinkDialog = lazy(async () => ({ default: (await import('#web/ui/link-dialog.tsx')).LinkDialog }));

const SIZES = [10, 100, 1000];

const typeOf = ({ kind }: Organisation): string => texts.kinds[kind];
const searchIn = (one: Organisation): string =>
  [one.name, one.personName, one.email, one.location, typeOf(one)].join(' ');

type Opened = { what: 'off' | 'reset'; organisation: Organisation } | { what: 'link'; name: string; link: string };

/** `/app/organisations`: every organisation, for the admin. */
export function OrganisationsPage() {
  const query = useQuery(organisationsQuery);
  return (
    <Page title={texts.title} lead={texts.lead}>
      {query.isPending && <Loading />}
      {query.isError && <LoadProblem error={query.error} retry={() => void query.refetch()} />}
      {query.data && <Organisations all={query.data} />}
    </Page>
  );
}

function Organisations({ all }: { all: Organisation[] }) {
  const user = useOutletContext<User>();
  const [state, change] = useListState(SIZES);
  const [opened, setOpened] = useState<Opened | null>(null);
  const turn = useSwitch();
  const toasts = useToasts();
  const columns = useMemo(
    () =>
      columnsFor(user, {
        turn: (organisation, active) =>
          active
            ? void turn(organisation, true).catch((error: Error) => toasts.failure(error.message))
            : setOpened({ what: 'off', organisation }),
        reset: (organisation) => setOpened({ what: 'reset', organisation }),
      }),
    [user, turn, toasts],
  );
  const rows = useMemo(() => matching(all, state.search, searchIn), [all, state.search]);
  if (all.length === 0) return <Empty text={texts.none} icon={<Building2 aria-hidden size={32} />} />;
  return (
    <>
      <SearchBox value={state.search} search={(search) => change({ search }, { replace: true })} />
      {rows.length === 0 ? (
        <Empty text={uiTexts.nothingFound(state.search)} />
      ) : (
        <DataTable caption={texts.caption} rowId={({ id }) => id} sizes={SIZES} {...{ columns, rows, state, change }} />
      )}
      <Suspense>{opened && <Question opened={opened} open={setOpened} turn={turn} />}</Suspense>
    </>
  );
}

type Turn = (organisation: Organisation, active: boolean) => Promise<void>;

/** Switches one off or on and says so. Rejects when that is refused. */
function useSwitch(): Turn {
  const cache = useQueryClient();
  const toasts = useToasts();
  return useMemo(
    () =>
      async ({ id, name }, active) => {
        await switchOrganisation(cache, id, active);
        toasts.success(active ? texts.isOn(name) : texts.isOff(name));
      },
    [cache, toasts],
  );
}

interface Acts {
  turn: (organisation: Organisation, active: boolean) => void;
  reset: (organisation: Organisation) => void;
}

const columnsFor = (user: User, { turn, reset }: Acts): Column<Organisation>[] => [
  { id: 'name', header: texts.name, value: ({ name }) => name, cell: ({ name }) => name },
  { id: 'kind', header: texts.kind, value: typeOf, cell: typeOf },
  { id: 'email', header: texts.email, value: ({ email }) => email, cell: ({ email }) => email },
  { id: 'location', header: texts.location, value: ({ location }) => location, cell: ({ location }) => location },
  {
    id: 'registered',
    header: texts.registered,
    value: ({ createdAt }) => createdAt.getTime(),
    cell: ({ createdAt }) => formatDay(dayOf(createdAt)),
  },
  {
    id: 'status',
    header: texts.status,
    value: ({ active }) => (active ? 0 : 1),
    cell: (organisation) => (
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
    ),
  },
  {
    id: 'reset',
    header: texts.password,
    action: true,
    blank: ({ active }) => !active,
    cell: (organisation) =>
      organisation.active && (
        <RowButton
          icon={KeyRound}
          label={texts.resetOf(organisation.name)}
          word={texts.reset}
          act={() => reset(organisation)}
        />
      ),
  },
];

interface QuestionProps {
  opened: Opened;
  open: Dispatch<SetStateAction<Opened | null>>;
  turn: Turn;
}

/** What is asked before people are signed out or get a mail; and the link where no mail can be sent. */
function Question({ opened, open, turn }: QuestionProps) {
  const toasts = useToasts();
  // What was opened from here meanwhile stays.
  const close = () => open((now) => (now === opened ? null : now));
  if (opened.what === 'link')
    return <LinkDialog title={texts.linkTitle} text={texts.linkText(opened.name)} link={opened.link} close={close} />;
  const { id, name, email } = opened.organisation;
  if (opened.what === 'off') {
    const off = () => turn(opened.organisation, false);
    return <ConfirmAction title={texts.off(name)} text={texts.offText} word={texts.offWord} act={off} close={close} />;
  }
  const reset = async () => {
    const { link } = await accounts.resetPassword({ body: { accountId: id } });
    if (link) return open({ what: 'link', name, link });
    toasts.success(texts.resetSent(email));
  };
  return (
    <ConfirmAction
      title={texts.resetTitle(name)}
      text={texts.resetText(email)}
      word={texts.resetWord}
      act={reset}
      close={close}
    />
  );
}
