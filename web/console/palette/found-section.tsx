import { useImperativeHandle, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { User } from '#contract/sessions/model.ts';
import { ChoiceList, optionId, type PaletteChoice, type Steer } from './choice-section.tsx';
import { useChoices } from './use-choices.ts';
import { useRecent } from './use-recent.ts';
import { paletteTexts as texts } from './words.ts';

interface FoundProps {
  user: User;
  text: string;
  list: string;
  steer: Steer;
  point: (option: string | null) => void;
  close: () => void;
}

export function Found({ user, text, list, steer, point, close }: FoundProps) {
  const [pointed, setPointed] = useState<{ id: string | undefined; text: string } | null>(null);
  const [recent, remember] = useRecent(user.id);
  const { groups, note } = useChoices(user, text, recent);
  const choices = groups.flatMap((group) => group.choices);
  const current = choices.find(({ id }) => pointed?.text === text && id === pointed.id) ?? choices[0];
  const option = current ? optionId(list, current) : null;
  useLayoutEffect(() => point(option), [point, option]);
  const choose = ({ visit, act }: PaletteChoice) => {
    if (visit) remember(visit);
    // Closed first, because the action may move the focus.
    flushSync(close);
    act();
  };
  const step = (by: number) => {
    const at = choices.indexOf(current as PaletteChoice) + by;
    setPointed({ id: choices.at(at % choices.length)?.id, text });
  };
  const keys = new Map<string, () => void>([
    ['ArrowDown', () => step(1)],
    ['ArrowUp', () => step(-1)],
    ['Enter', () => current && choose(current)],
  ]);
  useImperativeHandle(steer, () => (key: string) => {
    keys.get(key)?.();
    return keys.has(key);
  });
  return (
    <>
      <ChoiceList
        id={list}
        label={texts.results}
        groups={groups}
        current={current}
        point={({ id }) => setPointed({ id, text })}
        choose={choose}
      />
      <p className="palette-note" role="status">
        {note ?? (text.trim() === '' ? texts.hint : texts.found(choices.length))}
      </p>
    </>
  );
}
