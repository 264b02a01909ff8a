import { Input } from '@mantine/core';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId } from 'react';
import { Popover } from '#web/console/kit/parts/dialogs/popover.tsx';
import type { Option } from './field.tsx';
import { TickField } from './tick-field.tsx';

interface ManyFieldProps {
  label: string;
  options: readonly Option[];
  chosen: readonly string[];
  change: (chosen: string[]) => void;
  none: string;
  several: (count: number) => string;
}

export function ManyField({ label, options, chosen, change, none, several }: ManyFieldProps) {
  const id = useId();
  const known = options.filter(({ value }) => chosen.includes(value));
  const summary = known.length > 1 ? several(known.length) : (known[0]?.label ?? none);
  const toggle = (value: string, on: boolean) =>
    change(on ? [...chosen, value] : chosen.filter((other) => other !== value));
  return (
    <div className="field many">
      <span id={id}>{label}</span>
      <Popover
        title={label}
        target={
          <Input component="button" type="button" pointer rightSection={<ChevronDown aria-hidden size={16} />}>
            <span className="hidden">{label}: </span>
            {summary}
          </Input>
        }
      >
        {() => (
          <fieldset aria-labelledby={id}>
            {options.map(({ value, label: name }) => (
              <TickField key={value} label={name} checked={chosen.includes(value)} change={(on) => toggle(value, on)} />
            ))}
          </fieldset>
        )}
      </Popover>
    </div>
  );
}
