import { type KeyboardEvent, useState } from 'react';
import { imageAddress } from '#contract/images/model.ts';
import { imageTexts as texts } from '#web/messages/images.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';

/** Takes the address of a picture that lies elsewhere. What was typed counts when the box is left, too. */
export function ImageAddress({ add }: { add: (address: string) => void }) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const take = (): void => {
    const address = typed.trim();
    if (address === '') return;
    if (imageAddress.safeParse(address).success) {
      setTyped('');
      add(address);
    } else setProblem(texts.wrongAddress);
  };
  // Enter belongs to the box and not to the form around it.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    take();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the box inside it.
    <div className="picture-address" onKeyDown={onKeyDown} onBlur={take}>
      <TextField
        type="url"
        label={texts.address}
        value={typed}
        autoComplete="off"
        problem={problem}
        change={(text) => {
          setTyped(text);
          setProblem(undefined);
        }}
      />
      <Button variant="outlined" onClick={take}>
        {texts.add}
      </Button>
    </div>
  );
}
