import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { z } from 'zod';
import { cleanField } from '#contract/kernel/wire/field-names.ts';
import type { Held, OfferingKind, Publishing } from '#contract/offerings/model.ts';
import { saleState } from '#contract/offerings/rules.ts';
import { type LabelledGroup, labelOf } from '#web/console/kit/forms/form-fields.tsx';
import { fieldOf, leadToField } from '#web/console/kit/forms/lead-to-field.ts';
import { problemWords } from '#web/console/kit/forms/problems.ts';
import { useBusyAction } from '#web/console/kit/parts/busy-action.ts';
import { ConfirmAction, lazyDialog } from '#web/console/kit/parts/dialogs/lazy-dialog.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { toasts } from '#web/console/kit/parts/toasts.tsx';
import { Loaded } from '#web/console/kit/records/loaded.tsx';
import { rememberedProduct } from '#web/console/platform/product.ts';
import { consolePaths, counterLoginsPath } from '#web/shared/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { askHeld, askPreview, heldQuery, type OfferingStanding, type Publishable, publishingQuery } from './queries.ts';
import { heldWords, pauseWords, offeringTexts as texts } from './words.ts';
import './offerings.css';

const CloseQuestion = lazyDialog(async () => (await import('./close-question-section.tsx')).CloseQuestion);

const ELSEWHERE: Readonly<Record<string, { to: (id: string) => string; words: string }>> = {
  keys: { to: () => consolePaths.gatewayCredentials, words: texts.settings },
  counters: { to: counterLoginsPath, words: texts.counters },
  confirm: { to: () => consolePaths.dashboard(rememberedProduct()), words: texts.firstSteps },
};

interface OnThisPage {
  /** Body of the call that adds a record: its field names are the server's. */
  body: z.ZodType;
  groups: readonly LabelledGroup[];
}

interface MissingProps {
  id: string;
  missing: Publishing['missing'];
  /** Page with the record's fields; absent: this one. */
  page?: string | undefined;
  form?: OnThisPage | undefined;
}

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
  /** The form has unsaved changes, which publishing would leave out. */
  unsaved?: boolean;
  form?: OnThisPage;
}

export function StandingPart({ page, form, unsaved = false, ...standing }: StandingProps) {
  const { kind, record } = standing;
  const state = saleState(record);
  const query = useQuery(publishingQuery(kind, record));
  return (
    <div className={`row between card standing ${state}`}>
      <p>
        <b>{texts.leads[state]}</b>
      </p>
      {state === 'closed' && <HeldLine {...standing} />}
      <Loaded query={query}>
        {({ missing }) => (
          <>
            {missing.length > 0 && (
              <>
                <p>{texts.missing}:</p>
                <Missing id={record.id} missing={missing} page={page} form={form} />
              </>
            )}
            <div className="row">
              {state !== 'onSale' && <PreviewButton kind={kind} id={record.id} />}
              {state === 'onSale' && <PauseButton {...standing} />}
              {state === 'paused' && <SellButton {...standing} word={texts.sellAgain} change={{ active: true }} />}
              {state === 'closed' && <SellButton {...standing} word={texts.openAgain} change={ON_SALE} />}
              {/* The form below a draft has this button already. */}
              {state === 'draft' && page && <SellButton {...standing} word={texts.publish} change={ON_SALE} />}
              {state === 'paused' && <CloseButton {...standing} />}
            </div>
          </>
        )}
      </Loaded>
    </div>
  );
}

const ON_SALE: Publishable = { published: true, active: true };

function HeldLine({ kind, record }: OfferingStanding) {
  const { data } = useQuery(heldQuery(kind, record));
  return data && <p>{heldWords(kind, data)}</p>;
}

/** Opens the tab before the link is fetched, because browsers block a later one. */
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
    <Button variant="outlined" busy={busy} onClick={start}>
      {texts.preview}
    </Button>
  );
}

interface SellProps extends OfferingStanding {
  word: string;
  change: Publishable;
}

function SellButton({ record, records, name, word, change }: SellProps) {
  const cache = useQueryClient();
  const { busy, start } = useBusyAction(async () => {
    await records.change(cache, record.id, change);
    toasts.success(texts.onSale(name));
  });
  return (
    <Button variant="contained" color="secondary" busy={busy} onClick={start}>
      {word}
    </Button>
  );
}

/** States how many people come today or later and what they paid. The message has an undo. */
function PauseButton({ kind, record, records, name }: OfferingStanding) {
  const cache = useQueryClient();
  const [asked, ask] = useState<Held | null>(null);
  const pause = async () => {
    await records.change(cache, record.id, { active: false });
    toasts.success(texts.paused(name), {
      label: uiTexts.undo.undo,
      act: () => void records.change(cache, record.id, { active: true }),
    });
  };
  const { busy, start } = useBusyAction(async () => {
    const held = await askHeld(kind, record.id);
    if (held.coming > 0) ask(held);
    else await pause();
  });
  return (
    <>
      <Button busy={busy} onClick={start}>
        {texts.pause}
      </Button>
      {asked && (
        <ConfirmAction
          title={texts.pauseTitle(name)}
          text={pauseWords(asked)}
          word={texts.pause}
          act={pause}
          close={() => ask(null)}
        />
      )}
    </>
  );
}

/** For a record that somebody has booked; needs its name typed. Others are deleted in the list. */
function CloseButton({ kind, record, records, name }: OfferingStanding) {
  const { data: held } = useQuery(heldQuery(kind, record));
  const [open, setOpen] = useState(false);
  if (!held?.isBooked) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.closeWord}</Button>
      {open && <CloseQuestion {...{ kind, record, records, name, held }} close={() => setOpen(false)} />}
    </>
  );
}
