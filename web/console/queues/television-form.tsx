import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { branchesApi } from '#contract/branches/api.ts';
import { clinicsApi } from '#contract/clinics/api.ts';
import type { Board } from '#contract/queues/model.ts';
import { televisionsApi } from '#contract/televisions/api.ts';
import { codeModel } from '#contract/televisions/model.ts';
import { TextField } from '#web/console/kit/forms/field.tsx';
import { useForm } from '#web/console/kit/forms/form.tsx';
import { bind } from '#web/console/kit/forms/form-state.ts';
import { TickField } from '#web/console/kit/forms/tick-field.tsx';
import { toasts } from '#web/console/kit/parts/toasts.tsx';
import { client } from '#web/console/platform/client.ts';
import { readUser } from '#web/console/platform/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Problem } from '#web/ui/notice.tsx';
import { televisionTexts as texts } from './words.ts';

const televisions = client(televisionsApi);
const model = z.object({ code: codeModel, queues: z.array(z.string()).min(1, texts.noQueue) });

export function Television({ board }: { board: Board }) {
  const { kind, id } = board;
  const own = ownQueues(board);
  const others = useOtherQueues(board);
  const initial = { code: '', queues: own.map((queue) => queue.id) };
  const form = useForm({
    draft: { noun: 'televisions', record: id, passing: true },
    secrets: ['code'],
    initial,
    model,
    send: async ({ code, queues }) => {
      // All doctors means the whole clinic, so that a later doctor is included.
      const isWhole = own.every((queue) => queues.includes(queue.id));
      const rest = queues.filter((queue) => !own.some((one) => one.id === queue));
      const names = isWhole ? [id, ...rest] : queues;
      await televisions.show({ body: { kind, id: names.join(','), code } });
    },
    done: () => {
      form.begin(initial);
      toasts.success(texts.shown);
    },
  });
  const choices = [...own, ...others];
  const { queues } = form.values;
  const tick = (chosen: string, isChosen: boolean) =>
    form.set(
      'queues',
      choices.map((one) => one.id).filter((one) => (one === chosen ? isChosen : queues.includes(one))),
    );
  return (
    <form className="stack" onSubmit={form.submit} ref={form.ref} noValidate aria-label={texts.title}>
      {form.problems[''] && !form.problems.code && <Problem>{form.problems['']}</Problem>}
      {choices.length > 1 && (
        <fieldset className="field">
          <legend>{texts.queues}</legend>
          {choices.map((choice) => (
            <TickField
              key={choice.id}
              label={choice.name}
              checked={queues.includes(choice.id)}
              change={(isChosen) => tick(choice.id, isChosen)}
            />
          ))}
          {form.problems.queues && <Problem>{form.problems.queues}</Problem>}
        </fieldset>
      )}
      <TextField
        {...bind(form, 'code')}
        label={texts.code}
        hint={texts.hint(location.host)}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <Button type="submit" variant="outlined" busy={form.busy}>
        {texts.show}
      </Button>
    </form>
  );
}

/** Ids as boards use them: each doctor, or the whole branch. */
const ownQueues = ({ kind, id, name, stations }: Board) =>
  kind === 'loan' ? [{ id, name }] : stations.map((doctor) => ({ id: `${id}.${doctor.id}`, name: doctor.name }));

const clinics = client(clinicsApi);
const branches = client(branchesApi);

/** The owner's other clinics or branches, whose queues a board may show too. Empty for a counter. */
function useOtherQueues({ kind, id }: Pick<Board, 'kind' | 'id'>): { id: string; name: string }[] {
  const { data } = useQuery({
    queryKey: ['television-places', kind],
    queryFn: async ({ signal }) => (await (kind === 'doctor' ? clinics : branches).get({ body: {}, signal })).rows,
    enabled: readUser()?.role === 'owner',
  });
  const others = (data ?? []).filter((place) => place.id !== id && place.published);
  return others.map((place) => ({ id: place.id, name: place.name }));
}
