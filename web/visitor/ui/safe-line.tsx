import type { Park } from '#contract/parks/model.ts';
import { good } from './drawings.ts';
import { Icon } from './icon.tsx';
import { formTexts } from './words.ts';

export const SafeLine = ({ gateway }: Pick<Park, 'gateway'>) => (
  <p className="safe">
    <Icon drawing={good} size={22} />
    {formTexts.safe(gateway)}
  </p>
);
