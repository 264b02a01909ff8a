import type { Park } from '#contract/parks/model.ts';
import { say } from '#web/shared/say.ts';
import { good } from './drawings.ts';
import { Icon } from './icon.tsx';

export const SafeLine = ({ gateway }: Pick<Park, 'gateway'>) => (
  <p className="safe">
    <Icon drawing={good} size={22} />
    {say('ui.safe', { gateway })}
  </p>
);
