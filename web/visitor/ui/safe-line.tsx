import CircleCheck from 'lucide-react/icons/circle-check';
import type { Park } from '#contract/parks/model.ts';
import { say } from '#web/shared/say.ts';

export const SafeLine = ({ gateway }: Pick<Park, 'gateway'>) => (
  <p className="safe">
    <CircleCheck aria-hidden size={22} />
    {say('ui.safe', { gateway })}
  </p>
);
