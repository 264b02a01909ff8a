import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { z } from 'zod';
import { cleanField } from '#contract/kernel/wire/field-names.ts';
import type { Held, OfferingKind, Publishing } from '#contract/offerings/model.ts';
import { saleState } from '#contract/offerings/rules.ts';
import { type LabelledGroup, labelOf } from '#web/console/kit/forms/form-fields.tsx';
import { problemWords } from '#web/console/kit/forms/issue-words.ts';
import { fieldOf, leadToField } from '#web/console/kit/forms/lead-to-field.ts';
import { useBusyAction } from '#web/console/kit/parts/busy-action.ts';
import { Button } from '#web/console/kit/parts/button.tsx';
import { lazyDialog } from '#web/console/kit/parts/dialogs/lazy-dialog.tsx';
import { ConfirmAction } from '#web/console/kit/parts/dialogs/lazy-dialogs.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { useToasts } from '#web/console/kit/parts/toasts.tsx';
import { Loaded } from '#web/console/kit/records/loaded.tsx';
import { rememberedProduct } from '#web/console/platform/product.ts';
import { consolePaths, counterLoginsPath } from '#web/shared/paths.ts';
import { askHeld, askPreview, heldQuery, type OfferingStanding, type Publishable, publishingQuery } from './queries.ts';
import { heldWords, pauseWords, offeringTexts as texts } from './words.ts';
import './offerings.css';

const CloseQuestion = lazyDialog(async () => (await import('./close-question-section.tsx')).CloseQuestion);

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

/** Shows the state of sale of an offering, what is missing, its preview, and the one control that changes the state. */
export function StandingPart({ page, form, unsaved = false, ...standing }: StandingProps) {
  const { kind, record } = standing;
  const state = saleState(record);
  const query = useQuery(publishingQuery(kind, record));
  return (
    <div className="standing">
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
            <div className="row standing-ways">
              <PreviewButton kind={kind} id={record.id} />
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

interface SellProps extends OfferingStanding {
  word: string;
  change: Publishable;
}

function SellButton({ record, records, name, word, change }: SellProps) {
  const cache = useQueryClient();
  const toasts = useToasts();
  const { busy, start } = useBusyAction(async () => {
    await records.change(cache, record.id, change);
    toasts.success(texts.onSale(name));
  });
  return (
    <Button variant="contained" color="secondary" loading={busy} onClick={start}>
      {word}
    </Button>
  );
}

/** Asks where people come today or later, how many and for how much money they do at that moment; the message offers the way back. */
function PauseButton({ kind, record, records, name }: OfferingStanding) {
  const cache = useQueryClient();
  const toasts = useToasts();
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
      <Button loading={busy} onClick={start}>
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

/** Closes one that somebody has booked, for good, after its name is typed; one that nobody has booked is deleted in its list. */
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
