import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type BookingRecord, correctedModel, newDayModel, type Openings } from '#contract/booking-records/model.ts';
import { dayOf, formatDay } from '#contract/kernel/dates/dates.ts';
import { slotText } from '#contract/slots/rules.ts';
import { DateField } from '#web/console/kit/dates/date-field.tsx';
import type { OfferedDays } from '#web/console/kit/dates/typed-day.ts';
import { type Option, SelectField } from '#web/console/kit/forms/field.tsx';
import type { FormField } from '#web/console/kit/forms/form-fields.tsx';
import type { FormState } from '#web/console/kit/forms/form-state.ts';
import { ConfirmActionDialog } from '#web/console/kit/parts/dialogs/confirm-action.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { toasts } from '#web/console/kit/parts/toasts.tsx';
import { Loaded } from '#web/console/kit/records/loaded.tsx';
import { RecordDialog } from '#web/console/kit/records/record-dialog.tsx';
import { FactsDialog } from '#web/console/kit/records/view-dialog.tsx';
import { copyText } from '#web/console/kit/tables/choice/copying.ts';
import { sayText } from '#web/shared/say.ts';
import { Button } from '#web/ui/button.tsx';
import { act, openingsQuery } from './queries.ts';
import { recordTexts } from './words.ts';

const { cancel: cancelTexts, correct: correctTexts, move: moveTexts, send: sendTexts } = recordTexts;

/** The mobile number is how visitors find their booking. */
export function CorrectForm({ record: { id, mobile }, close }: { record: BookingRecord; close: () => void }) {
  const cache = useQueryClient();
  return (
    <RecordDialog
      title={correctTexts.title}
      groups={[{ fields: [{ kind: 'tel', name: 'mobile', label: correctTexts.field, required: true, wide: true }] }]}
      initial={{ mobile }}
      model={correctedModel}
      save={(checked) => act(cache, id, checked)}
      saved={correctTexts.saved}
      close={close}
    />
  );
}

const textsOf = ({ kind }: BookingRecord) => moveTexts.token[kind === 'doctor-appointment' ? 'doctor' : 'loan'];

interface TicketPlace {
  visitDate: string;
  /** Absent: good for the whole day. */
  slot?: string;
}

interface MovePlace {
  visitDate: string;
  stationId: string | null;
}

interface MoveProps {
  record: BookingRecord;
  close: () => void;
  moved: () => void;
}

export function MoveForm({ record: { id, visitDate, slot, people }, close, moved }: MoveProps) {
  const cache = useQueryClient();
  const openings = useQuery(openingsQuery(id)).data;
  const today = dayOf(new Date());
  const dates = {
    today,
    min: today,
    offered: openings?.days ? offeredIn(openings.days, openings.left, people) : undefined,
  };
  return (
    <RecordDialog<TicketPlace, typeof newDayModel>
      title={moveTexts.title}
      groups={[
        {
          fields: [
            {
              kind: 'own',
              name: 'visitDate',
              label: moveTexts.field,
              render: ({ values, problems, set }) => (
                <DateField
                  {...dates}
                  label={moveTexts.field}
                  hint={moveTexts.text}
                  name="visitDate"
                  problem={problems.visitDate}
                  value={values.visitDate}
                  change={(day) => set('visitDate', day)}
                  required
                  wide
                />
              ),
            },
            ...(openings?.slots.length ? [slotField(openings, people)] : []),
          ],
        },
      ]}
      initial={{ visitDate, ...(slot && { slot }) }}
      model={newDayModel}
      save={(checked, key) => act(cache, id, checked, key)}
      saved={moveTexts.saved}
      done={moved}
      draft={{ noun: 'moves', record: id, passing: true }}
      close={close}
    />
  );
}

const slotField = ({ days, slots }: Openings, people: number): FormField<TicketPlace> => ({
  kind: 'own',
  name: 'slot',
  label: moveTexts.slot,
  render: ({ values, problems, set }: FormState<TicketPlace>) => (
    <SelectField
      label={moveTexts.slot}
      name="slot"
      problem={problems.slot}
      value={values.slot ?? ''}
      change={(slot) => set('slot', slot)}
      options={slots.map((slot) => {
        const left = slot.left[days?.indexOf(values.visitDate) ?? -1] ?? null;
        return {
          value: slot.from,
          label: moveTexts.day(sayText(slotText(slot)), left),
          disabled: (left ?? people) < people,
        };
      })}
      required
      wide
    />
  ),
});

function offeredIn(days: readonly string[], left: readonly number[] | null, people: number): OfferedDays {
  const hasRoom = (_: string, at: number) => (left?.[at] ?? people) >= people;
  return {
    days: new Set(days.filter(hasRoom)),
    left: new Map(left?.map((places, at) => [days[at] ?? '', places])),
  };
}

export function MoveTokenForm({ record, close, moved }: MoveProps) {
  const cache = useQueryClient();
  const openings = useQuery(openingsQuery(record.id));
  const choices = openings.data && choicesIn(record, openings.data);
  if (!choices)
    return (
      <FactsDialog title={textsOf(record).title} word={uiTexts.close} close={close}>
        <Loaded query={openings}>{() => <p className="plain">{textsOf(record).nowhere}</p>}</Loaded>
      </FactsDialog>
    );
  return (
    <RecordDialog<MovePlace, typeof newDayModel>
      title={textsOf(record).title}
      groups={[{ fields: choices.fields }]}
      initial={choices.initial}
      model={newDayModel}
      save={(checked, key) => act(cache, record.id, checked, key)}
      saved={moveTexts.saved}
      done={moved}
      draft={{ noun: 'moves', record: record.id, passing: true }}
      close={close}
    />
  );
}

/** Null when there is nothing to choose. */
function choicesIn(
  record: BookingRecord,
  { days, stations, stationId }: Openings,
): { fields: FormField<MovePlace>[]; initial: MovePlace } | null {
  const { kind, visitDate } = record;
  const [first] = days ?? [];
  const canStay = days?.includes(visitDate) ?? false;
  const others = stations.filter(({ id }) => id !== stationId);
  if (first === undefined || (days?.length === 1 && canStay && others.length === 0)) return null;
  // If only the counter can change, another one is preselected.
  const wanted = kind === 'loan-appointment' && canStay ? others : stations;
  const known = wanted.find(({ id }) => id === stationId);
  return {
    fields: [
      ...(stations.length > 0 ? [stationField(record, stations)] : []),
      ...(kind === 'doctor-appointment' ? [dayField(record, days ?? [], stations)] : []),
    ],
    initial: {
      visitDate: canStay ? visitDate : first,
      stationId: (known ?? wanted[0])?.id ?? null,
    },
  };
}

const stationField = (record: BookingRecord, stations: Openings['stations']): FormField<MovePlace> => ({
  kind: 'choice',
  name: 'stationId',
  label: textsOf(record).station,
  hint: record.kind === 'loan-appointment' ? textsOf(record).text : undefined,
  options: stations.map(({ id, name }) => ({ value: id, label: name })),
  required: true,
  wide: true,
});

const dayField = (
  record: BookingRecord,
  days: readonly string[],
  stations: Openings['stations'],
): FormField<MovePlace> => ({
  kind: 'own',
  name: 'visitDate',
  label: moveTexts.field,
  render: (form: FormState<MovePlace>) => (
    <SelectField
      label={moveTexts.field}
      hint={textsOf(record).text}
      name="visitDate"
      problem={form.problems.visitDate}
      value={form.values.visitDate}
      change={(day) => form.set('visitDate', day)}
      options={optionsOf(days, stations.find(({ id }) => id === form.values.stationId)?.left ?? null)}
      required
      wide
    />
  ),
});

const optionsOf = (days: readonly string[], left: readonly number[] | null): Option[] =>
  days.map((day, at) => ({
    value: day,
    label: moveTexts.day(formatDay(day), left?.[at] ?? null),
    disabled: left?.[at] === 0,
  }));

const { done: cancelled, ...cancelQuestion } = cancelTexts;

export function CancelQuestion({ id, close }: { id: string; close: () => void }) {
  const cache = useQueryClient();
  const cancel = async () => {
    await act(cache, id, 'cancel');
    toasts.success(cancelled);
  };
  return <ConfirmActionDialog {...cancelQuestion} color="error" act={cancel} close={close} />;
}

interface SendProps {
  record: BookingRecord;
  page: string;
  /** What the visitor does not know of yet. */
  after?: 'move' | 'refund' | undefined;
  close: () => void;
}

function sendTitle({ kind }: BookingRecord, after: SendProps['after']): string {
  if (!after) return sendTexts.title;
  return kind === 'park-ticket' ? sendTexts.newTicket : sendTexts.movedTitle;
}

export function SendDialog({ record, page, after, close }: SendProps) {
  const { mobile, offeringName } = record;
  const link = new URL(page, location.origin).href;
  const place = sendTexts.place(formatDay(record.visitDate), record.doctorName ?? record.token?.counterName);
  const message = encodeURIComponent(
    after === 'move' ? sendTexts.movedMessage(offeringName, place, link) : sendTexts.message(offeringName, link),
  );
  const ways = (
    <>
      {mobile && (
        <>
          <Button variant="outlined" href={`sms:+91${mobile}?body=${message}`}>
            {sendTexts.sms}
          </Button>
          <Button variant="outlined" href={`https://wa.me/91${mobile}?text=${message}`} target="_blank" rel="noopener">
            {sendTexts.whatsApp}
          </Button>
        </>
      )}
      <Button variant="contained" color="secondary" onClick={() => copyText(link, uiTexts)}>
        {sendTexts.copy}
      </Button>
    </>
  );
  return (
    <FactsDialog title={sendTitle(record, after)} word={uiTexts.close} close={close} actions={ways}>
      <p className="plain">
        {after === 'move' ? sendTexts.movedText(place) : after ? sendTexts.partText : sendTexts.text}
      </p>
      <p className="plain">
        <a href={link} target="_blank" rel="noopener">
          {link}
        </a>
      </p>
    </FactsDialog>
  );
}
