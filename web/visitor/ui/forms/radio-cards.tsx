import { Card } from '../card.tsx';
import { Unscripted } from '../unscripted.tsx';
import { fieldId } from './field.tsx';

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
  /** Without scripts these stand in their place, where what can be chosen depends on another answer. */
  unscripted?: readonly RadioChoice[];
  value: string | null;
  onChange: (value: string) => void;
}

/** A question with a few choices side by side, each a card to press; plain radio buttons underneath. */
export function RadioCards({ name, legend, hint, error, choices, unscripted, value, onChange }: RadioCardsProps) {
  const id = fieldId(name);
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
        <div className={unscripted ? 'choices scripted' : 'choices'}>
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
                <RadioCard {...choice} key={choice.value} name={name} checked={value === choice.value} />
              ))}
            </div>
          </Unscripted>
        )}
      </fieldset>
    </Card>
  );
}

interface RadioCardProps extends RadioChoice {
  id?: string;
  name: string;
  checked: boolean;
  onChange?: () => void;
}

const RadioCard = ({ id, name, value, label, note, disabled, checked, onChange }: RadioCardProps) => (
  <label className="choice">
    <input id={id} type="radio" name={name} value={value} disabled={disabled} checked={checked} onChange={onChange} />
    <span>
      {label}
      {note && <small>{note}</small>}
    </span>
  </label>
);
