import { type Day, isDay } from '#contract/kernel/dates/dates.ts';
import { DateField } from '#web/console/kit/dates/date-field.tsx';
import {
  type DateProblems,
  type DateRange,
  type Preset,
  presetOf,
  rangeOf,
} from '#web/console/kit/dates/date-range.ts';
import { uiTexts } from '#web/console/kit/parts/texts.ts';

const { dates: texts } = uiTexts;

interface PresetButtonsProps {
  presets: readonly Preset[];
  range: DateRange;
  today: Day;
  choose: (range: DateRange, preset: Preset) => void;
  label?: string;
}

export function PresetButtons({ presets, range, today, choose, label = texts.range }: PresetButtonsProps) {
  const chosen = presetOf(range, today, presets);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset in a grid of filters cannot be a row of it in every browser.
    <div className="row wide" role="group" aria-label={label}>
      {presets.map((preset) => (
        <button
          key={preset}
          type="button"
          className="preset"
          aria-pressed={preset === chosen}
          onClick={() => choose(rangeOf(preset, today), preset)}
        >
          {texts.presets[preset]}
        </button>
      ))}
    </div>
  );
}

interface RangeFieldsProps {
  range: DateRange;
  change: (part: Partial<DateRange>) => void;
  today: Day;
  min?: Day;
  max?: Day;
  problems?: DateProblems;
  required?: boolean;
  labels?: Record<keyof DateRange, string>;
}

export function RangeFields({ range, change, today, min, max, problems, required, labels = texts }: RangeFieldsProps) {
  const { from, to } = range;
  const span = isDay(from) && isDay(to) && from <= to ? range : undefined;
  const common = { today, min, max, required, span };
  return (
    <>
      <DateField
        {...common}
        label={labels.from}
        value={from}
        problem={problems?.from}
        change={(day) => change({ from: day })}
      />
      <DateField
        {...common}
        label={labels.to}
        value={to}
        problem={problems?.to}
        change={(day) => change({ to: day })}
      />
    </>
  );
}
