import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import type { User } from '#contract/sessions/model.ts';
import { Modal } from '#web/console/kit/parts/dialogs/modal.tsx';
import { IconButton } from '#web/console/kit/parts/icon-button.tsx';
import { ChoiceList, optionId, type PaletteChoice } from './choice-section.tsx';
import { useChoices } from './use-choices.ts';
import { useRecent } from './use-recent.ts';
import { paletteTexts as texts } from './words.ts';
import './palette.css';

interface PaletteProps {
  user: User;
  close: () => void;
}

/** Goes anywhere and does anything from the keyboard: screens, what is offered, bookings, actions (decision 0047). */
export function Palette({ user, close }: PaletteProps) {
  const [text, setText] = useState('');
  const [pointed, point] = useState<string | null>(null);
  const [recent, remember] = useRecent(user.id);
  const { groups, note } = useChoices(user, text, recent);
  const list = useId();
  const choices = groups.flatMap((group) => group.choices);
  const current = choices.find(({ id }) => id === pointed) ?? choices[0];
  const choose = ({ visit, act }: PaletteChoice) => {
    if (visit) remember(visit);
    // Gone before it is done: what is done may want the keyboard somewhere.
    flushSync(close);
    act();
  };
  const step = (by: number) => {
    const at = choices.indexOf(current as PaletteChoice) + by;
    point(choices.at(at % choices.length)?.id ?? null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const meant = new Map<string, () => void>([
      ['ArrowDown', () => step(1)],
      ['ArrowUp', () => step(-1)],
      ['Enter', () => current && choose(current)],
      ['mod+k', close],
    ]).get(event.ctrlKey || event.metaKey ? `mod+${event.key}` : event.key);
    if (!meant) return;
    event.preventDefault();
    meant();
  };
  return (
    <Modal className="palette" aria-label={texts.title} onKeyDown={onKeyDown} close={close}>
      <div className="palette-head">
        <Search aria-hidden size={20} />
        <Field
          text={text}
          type={(typed) => {
            setText(typed);
            point(null);
          }}
          list={list}
          current={current}
        />
        <IconButton label={texts.close} act={close}>
          <X size={20} />
        </IconButton>
      </div>
      <ChoiceList
        id={list}
        label={texts.results}
        groups={groups}
        current={current}
        point={({ id }) => point(id)}
        choose={choose}
      />
      <p className="palette-note" role="status">
        {note ?? (text.trim() === '' ? texts.hint : texts.found(choices.length))}
      </p>
    </Modal>
  );
}

interface FieldProps {
  text: string;
  type: (text: string) => void;
  /** The id of the list that it is for. */
  list: string;
  current: PaletteChoice | undefined;
}

const Field = ({ text, type, list, current }: FieldProps) => (
  <input
    // biome-ignore lint/a11y/noAutofocus: who opens it means to type.
    autoFocus
    role="combobox"
    aria-label={texts.title}
    aria-autocomplete="list"
    aria-expanded={current !== undefined}
    aria-controls={list}
    aria-activedescendant={current && optionId(list, current)}
    placeholder={texts.placeholder}
    autoComplete="off"
    autoCapitalize="off"
    spellCheck={false}
    enterKeyHint="go"
    maxLength={100}
    value={text}
    onChange={(event) => type(event.target.value)}
  />
);
