import { type InputHTMLAttributes, useRef } from 'react';
import { fieldId } from '#web/ui/field.tsx';
import { useEarlyAnswer } from '#web/visitor/platform/early-answer.ts';
import { Card } from '../card.tsx';
import { Unscripted } from '../unscripted.tsx';

export interface RadioChoice {
  value: string;
  label: string;
  note?: string;
  disabled?: boolean;
}

interface RadioCardsProps {
  name: string;
  legend: string;
  hint?: string;
  error?: string;
  choices: readonly RadioChoice[];
  /** Choices without scripts, if they depend on another answer. */
  unscripted?: readonly RadioChoice[];
  value: string | null;
  onChange: (value: string) => void;
}

export function RadioCards({ name, legend, hint, error, choices, unscripted, value, onChange }: RadioCardsProps) {
  const id = fieldId(name);
  const cards = useRef<HTMLDivElement>(null);
  useEarlyAnswer(() => {
    const early = cards.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    if (early !== undefined && early !== value) onChange(early);
  });
  return (
    <Card>
      <fieldset
        className={error ? 'field bad-field' : 'field'}
        aria-describedby={hint || error ? `${id}-hint` : undefined}
      >
        <legend>{legend}</legend>
        <div id={`${id}-hint`}>
          {hint && <p className="hint">{hint}</p>}
          {error && <p className="error">{error}</p>}
        </div>
        <div className={unscripted ? 'choices scripted' : 'choices'} ref={cards}>
          {choices.map((choice, index) => (
            <RadioCard
              {...choice}
              key={choice.value}
              id={index === 0 ? id : undefined}
              name={name}
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
            />
          ))}
        </div>
        {unscripted && (
          <Unscripted>
            <div className="choices">
              {unscripted.map((choice) => (
                <RadioCard {...choice} key={choice.value} name={name} defaultChecked={value === choice.value} />
              ))}
            </div>
          </Unscripted>
        )}
      </fieldset>
    </Card>
  );
}

type RadioCardProps = RadioChoice & { name: string } & Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'id' | 'checked' | 'defaultChecked' | 'onChange'
  >;

const RadioCard = ({ label, note, ...input }: RadioCardProps) => (
  <label className="choice">
    <input type="radio" {...input} />
    <span>
      {label}
      {note && <small>{note}</small>}
    </span>
  </label>
);
