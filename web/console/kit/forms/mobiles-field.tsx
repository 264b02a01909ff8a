import { type ComponentProps, useState } from 'react';
import { listedMobiles } from '#contract/kernel/mobile.ts';
import { TextField } from './field.tsx';

/** Mobile numbers separated in any usual way; invalid ones stay as typed. Null for an empty list. */
export function readMobiles(typed: string): string[] | null {
  const mobiles = listedMobiles(typed);
  return mobiles.length > 0 ? mobiles : null;
}

type MobilesFieldProps = Pick<ComponentProps<typeof TextField>, 'label' | 'hint' | 'problem' | 'required'> & {
  mobiles: string[] | null;
  change: (mobiles: string[] | null) => void;
};

export function MobilesField({ mobiles, change, ...frame }: MobilesFieldProps) {
  const [text, setText] = useState((mobiles ?? []).join('\n'));
  const typed = (next: string) => {
    setText(next);
    change(readMobiles(next));
  };
  return <TextField {...frame} wide rows={3} value={text} change={typed} />;
}
