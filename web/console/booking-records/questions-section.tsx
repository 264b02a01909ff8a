import { useQueryClient } from '@tanstack/react-query';
import { type BookingRecord, correctedModel, newDayModel } from '#contract/booking-records/model.ts';
import { Button } from '#web/console/ui/button.tsx';
import { ConfirmActionDialog } from '#web/console/ui/confirm-action.tsx';
import { useCopy } from '#web/console/ui/copying.ts';
import { FactsDialog } from '#web/console/ui/facts-dialog.tsx';
import { RecordDialog } from '#web/console/ui/record-dialog.tsx';
import { uiTexts } from '#web/console/ui/texts.ts';
import { useToasts } from '#web/console/ui/toasts.tsx';
import { recordTexts } from '#web/console/words/booking-records.ts';
import { act } from './queries.ts';

const { cancel: cancelTexts, correct: correctTexts, move: moveTexts, send: sendTexts } = recordTexts;

/** Corrects the mobile number, by which a visitor finds the booking again. */
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

/** Moves a ticket to another day; whether the park is open and has room then, the server says. */
export function MoveForm({ record: { id, visitDate }, close }: { record: BookingRecord; close: () => void }) {
  const cache = useQueryClient();
  return (
    <RecordDialog
      title={moveTexts.title}
      groups={[
        {
          fields: [
            {
              kind: 'day',
              name: 'visitDate',
              label: moveTexts.field,
              hint: moveTexts.text,
              required: true,
              wide: true,
            },
          ],
        },
      ]}
      initial={{ visitDate }}
      model={newDayModel}
      save={(checked) => act(cache, id, checked)}
      saved={moveTexts.saved}
      draft={{ noun: 'moves', record: id, passing: true }}
      close={close}
    />
  );
}

const { done: cancelled, ...cancelQuestion } = cancelTexts;

/** Asks before a booking is cancelled. */
export function CancelQuestion({ id, close }: { id: string; close: () => void }) {
  const cache = useQueryClient();
  const toasts = useToasts();
  const cancel = async () => {
    await act(cache, id, 'cancel');
    toasts.success(cancelled);
  };
  return <ConfirmActionDialog {...cancelQuestion} color="error" act={cancel} close={close} />;
}

interface SendProps {
  record: BookingRecord;
  page: string;
  close: () => void;
}

/** Gives the visitor the link of the booking once more, from the device of whoever stands at it. */
export function SendDialog({ record: { mobile, offeringName }, page, close }: SendProps) {
  const copy = useCopy();
  const link = new URL(page, location.origin).href;
  const message = encodeURIComponent(sendTexts.message(offeringName, link));
  const ways = (
    <>
      <Button variant="outlined" href={`sms:+91${mobile}?body=${message}`}>
        {sendTexts.sms}
      </Button>
      <Button variant="outlined" href={`https://wa.me/91${mobile}?text=${message}`} target="_blank" rel="noopener">
        {sendTexts.whatsApp}
      </Button>
      <Button variant="contained" color="secondary" onClick={() => copy(link, uiTexts)}>
        {sendTexts.copy}
      </Button>
    </>
  );
  return (
    <FactsDialog title={sendTexts.title} word={uiTexts.close} close={close} actions={ways}>
      <p className="plain">{sendTexts.text}</p>
      <p className="plain">
        <a href={link} target="_blank" rel="noopener">
          {link}
        </a>
      </p>
    </FactsDialog>
  );
}
