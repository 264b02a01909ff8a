import { type ComponentProps, useState } from 'react';
import { listedMobiles } from '#contract/kernel/mobile.ts';
import { TextField } from './field.tsx';

/** Mobile numbers as people list them; what is none stays as it was typed. Nothing listed is null. */
export function readMobiles(typed: string): string[] | null {
  const mobiles = listedMobiles(typed);
  return mobiles.length > 0 ? mobiles : null;
}

type MobilesFieldProps = Pick<ComponentProps<typeof TextField>, 'label' | 'hint' | 'problem' | 'required'> & {
  mobiles: string[] | null;
  change: (mobiles: string[] | null) => void;
};

/** A list of mobile numbers. Keeps the text as it was typed while the form holds the numbers. */
export function MobilesField({ mobiles, change, ...frame }: MobilesFieldProps) {
  const [text, setText] = useState((mobiles ?? []).join('\n'));
  const typed = (next: string) => {
    setText(next);
    change(readMobiles(next));
  };
  return <TextField {...frame} wide rows={3} value={text} change={typed} />;
}
