import type { KeyboardEvent } from 'react';
import { type PlaceInLine, placeInLineModel } from '#contract/queues/model.ts';
import { useKeysOn } from '#web/console/kit/parts/commands.ts';
import { DialogFrame } from '#web/console/kit/parts/dialogs/dialog-frame.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { KeyCap } from './key-button-section.tsx';
import { putBackTexts as texts } from './words.ts';

const PLACES = placeInLineModel.options;

interface PutBackProps {
  number: number | null;
  put: (place: PlaceInLine) => void;
  close: () => void;
}

export function PutBack({ number, put, close }: PutBackProps) {
  const [keysOn] = useKeysOn();
  const choose = (place: PlaceInLine) => {
    close();
    put(place);
  };
  const onKeyDown = ({ key, repeat }: KeyboardEvent) => {
    const place = PLACES[Number(key) - 1];
    if (place && keysOn && !repeat) choose(place);
  };
  return (
    <DialogFrame
      title={texts.title(number)}
      size={444}
      body={{ className: 'stack' }}
      close={close}
      onKeyDown={onKeyDown}
      actions={<Button onClick={close}>{uiTexts.cancel}</Button>}
    >
      {PLACES.map((place, at) => (
        <Button
          key={place}
          variant="outlined"
          size="large"
          fullWidth
          aria-keyshortcuts={keysOn ? String(at + 1) : undefined}
          onClick={() => choose(place)}
        >
          {texts[place]}
          <KeyCap letter={String(at + 1)} />
        </Button>
      ))}
    </DialogFrame>
  );
}
