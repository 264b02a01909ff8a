import { Card } from './card.tsx';
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
  value: string | null;
  onChange: (value: string) => void;
}

/** A question with a few choices side by side, each a card to press; plain radio buttons underneath. */
export function RadioCards({ name, legend, hint, error, choices, value, onChange }: RadioCardsProps) {
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
        <div className="choices">
          {choices.map((choice, index) => (
            <label key={choice.value} className="choice">
              <input
                id={index === 0 ? id : undefined}
                type="radio"
                name={name}
                value={choice.value}
                disabled={choice.disabled}
                checked={value === choice.value}
                onChange={() => onChange(choice.value)}
              />
              <span>
                {choice.label}
                {choice.note && <small>{choice.note}</small>}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </Card>
  );
}
