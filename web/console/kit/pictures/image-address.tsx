import { type KeyboardEvent, useEffect, useState } from 'react';
import { imageAddress } from '#contract/images/model.ts';
import { TextField } from '#web/console/kit/forms/field.tsx';
import { type FormAsides, useAside } from '#web/console/kit/forms/form-state.ts';
import { Button } from '#web/console/kit/parts/button.tsx';
import { imageTexts as texts } from './words.ts';

interface ImageAddressProps {
  add: (address: string) => void;
  form: FormAsides | undefined;
}

/**
 * Takes the address of a picture that lies elsewhere: with Add, with the keyboard, and what was typed counts when the
 * form is sent. Never because the pointer went elsewhere: the picture would move what is being pressed.
 */
export function ImageAddress({ add, form }: ImageAddressProps) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const address = typed.trim();
  const take = (): boolean => {
    const { error } = imageAddress.safeParse(address);
    setProblem(address === '' ? texts.nothing : error?.issues[0]?.message);
    if (error) return false;
    setTyped('');
    add(address);
    return true;
  };
  const takeTyped = (): boolean => address === '' || take();
  useEffect(() => form?.beforeSending?.(takeTyped));
  useAside(form?.aside, address !== '');
  // Enter belongs to the box and not to the form around it; Tab leaves the box.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') takeTyped();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    take();
  };
  return (
    <div className="picture-address">
      <TextField
        type="url"
        label={texts.address}
        value={typed}
        autoComplete="off"
        problem={problem}
        onKeyDown={onKeyDown}
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
