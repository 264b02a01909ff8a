import type { LucideIcon } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { keyWords } from '#web/console/kit/parts/commands.ts';
import type { Visited } from './use-recent.ts';

export interface PaletteChoice {
  id: string;
  label: string;
  hint?: string;
  also?: string;
  icon?: LucideIcon;
  keys?: string;
  visit?: Visited;
  act: () => void;
}

export interface ChoiceGroup {
  name: string;
  choices: readonly PaletteChoice[];
}

/** DOM id of an option, for aria-activedescendant. */
export const optionId = (list: string, { id }: PaletteChoice): string => `${list}-${id.replace(/[^\w-]/g, '_')}`;

export type Steer = RefObject<((key: string) => boolean) | null>;

interface ChoiceListProps {
  id: string;
  label: string;
  groups: readonly ChoiceGroup[];
  current: PaletteChoice | undefined;
  point: (choice: PaletteChoice) => void;
  choose: (choice: PaletteChoice) => void;
}

/** Results in named groups; the focus stays in the field (APG, combobox). */
export function ChoiceList({ id, label, groups, current, ...press }: ChoiceListProps) {
  return (
    <div role="listbox" id={id} aria-label={label} className="choices" tabIndex={-1}>
      {groups.map(({ name, choices }, at) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, as a listbox has them.
        <div key={name} role="group" aria-labelledby={`${id}-group-${at}`}>
          <p id={`${id}-group-${at}`} role="presentation">
            {name}
          </p>
          {choices.map((choice) => (
            <Option
              key={choice.id}
              id={optionId(id, choice)}
              choice={choice}
              isCurrent={choice === current}
              {...press}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface OptionProps extends Pick<ChoiceListProps, 'point' | 'choose'> {
  id: string;
  choice: PaletteChoice;
  isCurrent: boolean;
}

function Option({ id, choice, isCurrent, point, choose }: OptionProps) {
  const { label, hint, icon: Icon, keys } = choice;
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isCurrent) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above handles the keys.
    <div
      ref={option}
      role="option"
      id={id}
      aria-selected={isCurrent}
      tabIndex={-1}
      className="choice"
      onPointerMove={() => point(choice)}
      onClick={() => choose(choice)}
    >
      {Icon ? <Icon aria-hidden size={18} /> : <span className="choice-dot" aria-hidden="true" />}
      <span className="choice-label">{label}</span>
      {hint && <span className="choice-hint">{hint}</span>}
      {keys && (
        <span className="key-shape" aria-hidden="true">
          {keyWords(keys)}
        </span>
      )}
    </div>
  );
}
