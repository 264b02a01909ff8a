import type { ComponentProps } from 'react';

type TickProps = { checked: boolean; change: (checked: boolean) => void } & Pick<
  ComponentProps<'input'>,
  'id' | 'name' | 'disabled' | 'aria-label' | 'aria-describedby'
>;

/** The box of a tick, without its words. */
export const Tick = ({ change, ...input }: TickProps) => (
  <input {...input} type="checkbox" className="tick-box" onChange={(event) => change(event.target.checked)} />
);
