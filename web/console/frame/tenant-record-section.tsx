import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate, useNavigationType, useParams } from 'react-router';
import { AppError } from '#contract/kernel/errors.ts';
import type { OrganisationKind } from '#contract/organisations/model.ts';
import { Page } from '#web/console/kit/parts/page.tsx';
import { Empty, Loading, LoadProblem } from '#web/console/kit/parts/placeholders.tsx';
import type { OpenedRecord } from '#web/console/kit/records/record-form.tsx';
import type { Identified } from '#web/console/kit/tables/columns.ts';
import { asLastSeen } from '#web/console/kit/tables/filters/last-seen.ts';
import type { recordQuery } from '#web/console/platform/records.ts';
import { NEW_RECORD, recordPath } from '#web/shared/paths.ts';
import { trailTo } from './menu.ts';
import { tenantTexts } from './tenant-words.ts';
import { OfChosenTenant } from './tenants-section.tsx';
import { type OfTenant, useSignedIn } from './use-tenants.ts';

const { record: texts } = tenantTexts;

interface TenantRecordProps<R> {
  kinds: readonly OrganisationKind[];
  list: string;
  one: (id: string) => ReturnType<typeof recordQuery<R>>;
  form: ComponentType<OpenedRecord<R>>;
}

/** Not remounted when a new record (`/new`) gets its own address. */
export function TenantRecordPage<R extends OfTenant & Identified>(props: TenantRecordProps<R>) {
  const { id: asked = NEW_RECORD } = useParams();
  const justAdded = useRef<string | null>(null);
  const isBack = useNavigationType() === 'POP';
  // Back from what was added leads to another page of its form, which has the address of a new one.
  const id = (asked === NEW_RECORD && isBack && justAdded.current) || asked;
  const { search } = useLocation();
  const [shown, setShown] = useState({ id, opened: 0 });
  if (shown.id !== id) setShown({ id, opened: id === justAdded.current ? shown.opened : shown.opened + 1 });
  const navigate = useNavigate();
  const cache = useQueryClient();
  useEffect(() => {
    if (id !== asked) void navigate(recordPath(props.list, id) + search, { replace: true });
  });
  const added = (record: R) => {
    justAdded.current = record.id;
    cache.setQueryData(props.one(record.id).queryKey, record);
    void navigate(recordPath(props.list, record.id) + search, { replace: true });
  };
  return <OpenedPage key={shown.opened} {...props} id={id} added={added} />;
}

/** Polling interval for changes of the open record by other people, besides on window focus. */
const ASK_AGAIN_MS = 30_000;

interface OpenedProps<R> extends TenantRecordProps<R> {
  id: string;
  added: (record: R) => void;
}

function OpenedPage<R extends OfTenant & Identified>({ kinds, list, one, form: Form, id, added }: OpenedProps<R>) {
  const user = useSignedIn();
  const isNew = id === NEW_RECORD;
  const query = useQuery({ ...one(id), enabled: !isNew, refetchInterval: ASK_AGAIN_MS });
  const [fresh, setFresh] = useState<R | null>(null);
  const record = query.data ?? fresh;
  const gone = isMissing(query.error);
  const trail = user ? trailTo(user, list) : [];
  if (!isNew && !record) return <NotOpened list={list} query={query} />;
  const keep = (kept: R) => {
    setFresh(kept);
    added(kept);
  };
  const page = <Form record={record} gone={gone} list={list} trail={trail} added={keep} />;
  if (user?.role !== 'admin') return page;
  return (
    <OfChosenTenant record={record} kinds={kinds}>
      {page}
    </OfChosenTenant>
  );
}

const isMissing = (error: unknown): boolean => error instanceof AppError && error.code === 'NOT_FOUND';

interface NotOpenedProps {
  list: string;
  query: { error: Error | null; refetch: () => Promise<unknown> };
}

function NotOpened({ list, query: { error, refetch } }: NotOpenedProps): ReactNode {
  if (!error) return <Loading />;
  if (!isMissing(error)) return <LoadProblem error={error} retry={() => void refetch()} />;
  return (
    <Page title={texts.missingTitle}>
      <Empty text={texts.missing}>
        <Link to={asLastSeen(list)}>{texts.back}</Link>
      </Empty>
    </Page>
  );
}
