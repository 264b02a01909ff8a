import { useQueryClient } from '@tanstack/react-query';
import Trash2 from 'lucide-react/icons/trash-2';
import { type FormEvent, type ReactNode, useState } from 'react';
import { dayOf } from '#contract/kernel/dates/dates.ts';
import type { KeptView, SavedView } from '#contract/saved-views/model.ts';
import type { Preset } from '#web/console/kit/dates/date-range.ts';
import { writeDay } from '#web/console/kit/dates/typed-day.ts';
import { SelectField, TextField } from '#web/console/kit/forms/field.tsx';
import { TickField } from '#web/console/kit/forms/tick-field.tsx';
import { useBusyAction } from '#web/console/kit/parts/busy-action.ts';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { forgetView, saveView } from './queries.ts';
import { daysAsked, keptQuery, presetsAsked } from './view-address.ts';
import { viewTexts as texts } from './words.ts';

interface NewViewFormProps {
  list: string;
  params: URLSearchParams;
  columns: readonly string[];
  kept: (name: string) => void;
}

/** Named ranges of days move on with the calendar, unless switched off. */
export function NewViewForm({ list, params, columns, kept }: NewViewFormProps) {
  const presets = presetsAsked(params, dayOf(new Date()));
  const [preset, setPreset] = useState<Preset | null>(presets[0] ?? null);
  return (
    <ViewForm
      view={{ list, name: '', query: keptQuery(params, preset), columns: [...columns], main: false }}
      word={uiTexts.save}
      done={kept}
    >
      {presets.length > 0 && <DaysChoice params={params} presets={presets} preset={preset} choose={setPreset} />}
    </ViewForm>
  );
}

interface DaysChoiceProps {
  params: URLSearchParams;
  presets: readonly Preset[];
  preset: Preset | null;
  choose: (preset: Preset | null) => void;
}

function DaysChoice({ params, presets, preset, choose }: DaysChoiceProps) {
  const days = daysAsked(params);
  return (
    <SelectField
      label={texts.days}
      value={preset ?? ''}
      change={(name) => choose(presets.find((one) => one === name) ?? null)}
      options={[
        ...presets.map((name) => ({ value: name, label: texts.moving(uiTexts.dates.presets[name]) })),
        { value: '', label: days ? texts.fixed(writeDay(days.from), writeDay(days.to)) : '' },
      ]}
    />
  );
}

export function OpenedViewForm({ view, close }: { view: SavedView; close: () => void }) {
  const cache = useQueryClient();
  const { busy, start } = useBusyAction(() => forgetView(cache, { list: view.list, name: view.name }));
  return (
    <ViewForm view={view} was={view.name} word={texts.rename} done={close}>
      <Button color="error" startIcon={<Trash2 size={18} />} busy={busy} onClick={start}>
        {texts.remove}
      </Button>
    </ViewForm>
  );
}

interface ViewFormProps {
  view: SavedView;
  was?: string;
  word: string;
  done: (name: string) => void;
  children: ReactNode;
}

function ViewForm({ view, was, word, done, children }: ViewFormProps) {
  const [name, setName] = useState(view.name);
  const [main, setMain] = useState(view.main);
  const { problem, busy, send } = useSaving({ ...view, name: name.trim(), main, was }, done);
  return (
    <form className="stack" onSubmit={send} noValidate>
      <TextField
        label={texts.name}
        placeholder={texts.namePlaceholder}
        value={name}
        change={setName}
        maxLength={40}
        problem={problem}
        autoComplete="off"
      />
      <TickField label={texts.main} checked={main} change={setMain} />
      {children}
      <Button type="submit" variant="contained" color="secondary" busy={busy}>
        {word}
      </Button>
    </form>
  );
}

function useSaving(view: KeptView, done: (name: string) => void) {
  const cache = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await saveView(cache, view);
      done(view.name);
    } catch (error) {
      setProblem((error as Error).message);
      setBusy(false);
    }
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void save();
  };
  return { problem, busy, send };
}
