import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { z } from 'zod';
import { cleanField } from '#contract/kernel/wire/field-names.ts';
import type { OfferingKind, Publishing } from '#contract/offerings/model.ts';
import { type LabelledGroup, labelOf } from '#web/console/kit/forms/form-fields.tsx';
import { problemWords } from '#web/console/kit/forms/issue-words.ts';
import { fieldOf, leadToField } from '#web/console/kit/forms/lead-to-field.ts';
import { useBusyAction } from '#web/console/kit/parts/busy-action.ts';
import { Button } from '#web/console/kit/parts/button.tsx';
import { ConfirmAction } from '#web/console/kit/parts/dialogs/lazy-dialogs.tsx';
import { useToasts } from '#web/console/kit/parts/toasts.tsx';
import { Loaded } from '#web/console/kit/records/loaded.tsx';
import { rememberedProduct } from '#web/console/platform/product.ts';
import { consolePaths, counterLoginsPath } from '#web/shared/paths.ts';
import { askPreview, heldQuery, type OfferingStanding, publishingQuery, type State, stateOf } from './queries.ts';
import { heldWords, offeringTexts as texts } from './words.ts';
import './offerings.css';

/** Some things that are needed are in no field of the record: they are entered here. */
const ELSEWHERE: Readonly<Record<string, { to: (id: string) => string; words: string }>> = {
  keys: { to: () => consolePaths.gatewayCredentials, words: texts.settings },
  counters: { to: counterLoginsPath, words: texts.counters },
  confirm: { to: () => consolePaths.dashboard(rememberedProduct()), words: texts.firstSteps },
};

/** The form on whose page the offering stands. */
interface OnThisPage {
  /** A call that adds one carries this: it calls fields as the server does. */
  body: z.ZodType;
  groups: readonly LabelledGroup[];
}

interface MissingProps {
  /** The offering has this id. */
  id: string;
  missing: Publishing['missing'];
  /** A field of the record is filled in at this address; without it on the page that is open. */
  page?: string | undefined;
  form?: OnThisPage | undefined;
}

/** Says what is still missing, each with a way to it. */
const Missing = ({ id, missing, page, form }: MissingProps) => (
  <ul className="missing">
    {missing.map(({ field, message }) => {
      const beside = ELSEWHERE[field];
      const way = beside ? { to: beside.to(id), words: beside.words } : page && { to: page, words: texts.open };
      if (!way && form) return <ToField key={field} {...form} name={cleanField(form.body, field)} message={message} />;
      return (
        <li key={field}>
          {field === 'mid' ? problemWords(field, message).join('') : message}{' '}
          {way && <Link to={way.to}>{way.words}</Link>}
        </li>
      );
    })}
  </ul>
);

/** Brings the one who presses it to the field itself, by the name that people read there. */
function ToField({ name, message, groups }: OnThisPage & { name: string; message: string }) {
  const [link, rest] = problemWords(labelOf(groups, name.split('.')[0]!), message);
  return (
    <li>
      <a href={`#${name}`} onClick={(event) => leadToField(event, fieldOf(event.currentTarget.closest('form'), name))}>
        {link}
      </a>
      {rest}
    </li>
  );
}

interface StandingProps extends OfferingStanding {
  page?: string;
  /** Something on this page is not saved yet, which publishing would leave out. */
  unsaved?: boolean;
  /** The form below, to whose fields it leads. */
  form?: OnThisPage;
}

const LEADS: Record<State, string> = {
  draft: texts.draftLead,
  closed: texts.closedLead,
  published: texts.publishedLead,
  inactive: texts.inactiveLead,
};

/** Shows how an offering stands before visitors: what is missing, its preview, and the way to publish it or take it back. */
export function StandingPart({ page, form, unsaved = false, ...standing }: StandingProps) {
  const { kind, record } = standing;
  const query = useQuery(publishingQuery(kind, record));
  return (
    <div className="standing">
      <p>
        <b>{LEADS[stateOf(record)]}</b>
      </p>
      {record.closed && <HeldLine {...standing} />}
      <Loaded query={query}>
        {({ missing }) => (
          <>
            {missing.length > 0 && (
              <>
                <p>{texts.missing}:</p>
                <Missing id={record.id} missing={missing} page={page} form={form} />
              </>
            )}
            <div className="row standing-ways">
              <PreviewButton kind={kind} id={record.id} />
              {record.published && <WithdrawButton {...standing} />}
              {(record.closed || (page && !record.published)) && <PublishButton {...standing} disabled={unsaved} />}
            </div>
          </>
        )}
      </Loaded>
    </div>
  );
}

/** Says what people hold at one that is closed. */
function HeldLine({ kind, record }: OfferingStanding) {
  const { data } = useQuery(heldQuery(kind, record));
  return data && <p>{heldWords(kind, data)}</p>;
}

/** Opens the page as it is stored in a tab of its own, which is opened at once: browsers stop one that comes later. */
function PreviewButton({ kind, id }: { kind: OfferingKind; id: string }) {
  const { busy, start } = useBusyAction(async () => {
    const tab = window.open('', '_blank');
    try {
      const { path } = await askPreview(kind, id);
      if (tab) tab.location.replace(new URL(path, window.location.origin).href);
      else window.location.assign(path);
    } catch (error) {
      tab?.close();
      throw error;
    }
  });
  return (
    <Button variant="outlined" loading={busy} onClick={start}>
      {texts.preview}
    </Button>
  );
}

function PublishButton({ record, records, disabled }: OfferingStanding & { disabled: boolean }) {
  const cache = useQueryClient();
  const toasts = useToasts();
  const { busy, start } = useBusyAction(async () => {
    await records.change(cache, record.id, { published: true });
    toasts.success(record.closed ? texts.opened : texts.published);
  });
  return (
    <Button variant="contained" color="secondary" disabled={disabled} loading={busy} onClick={start}>
      {record.closed ? texts.openAgain : texts.publish}
    </Button>
  );
}

/** Asks first, and says how many are coming at that moment: people book while the page stands open. */
function WithdrawButton({ kind, record, records, name }: OfferingStanding) {
  const cache = useQueryClient();
  const toasts = useToasts();
  const [coming, setComing] = useState<number | null>(null);
  const { busy, start } = useBusyAction(async () =>
    setComing((await cache.fetchQuery({ ...publishingQuery(kind, record), staleTime: 0 })).coming),
  );
  const withdraw = async () => {
    await records.change(cache, record.id, { published: false });
    toasts.success(texts.withdrawn);
  };
  return (
    <>
      <Button loading={busy} onClick={start}>
        {texts.backToDraft}
      </Button>
      {coming !== null && (
        <ConfirmAction
          title={texts.withdrawTitle(name)}
          text={texts.withdrawText(coming)}
          word={texts.backToDraft}
          act={withdraw}
          close={() => setComing(null)}
        />
      )}
    </>
  );
}
