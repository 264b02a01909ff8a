import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import { IconButton } from '#web/console/kit/parts/icon-button.tsx';
import type { Sending } from './image-uploads.ts';
import { imageTexts as texts } from './words.ts';

interface SendingListProps {
  list: readonly Sending[];
  forget: (key: number) => void;
  again: (one: Sending) => void;
}

/** Files on their way with how far they are, and those that were refused with the reason. */
export function SendingList({ list, forget, again }: SendingListProps) {
  if (list.length === 0) return null;
  return (
    <ul className="sending">
      {list.map((one) => (
        <li key={one.key}>
          {one.problem ? (
            <Refused one={one} problem={one.problem} forget={() => forget(one.key)} again={() => again(one)} />
          ) : (
            <InProgress one={one} />
          )}
        </li>
      ))}
    </ul>
  );
}

function InProgress({ one: { file, share, stop } }: { one: Sending }) {
  return (
    <>
      <span className="sending-name">{file.name}</span>
      <progress aria-label={texts.sending(file.name)} max={1} value={share} />
      <IconButton label={texts.stop(file.name)} act={stop}>
        <X aria-hidden size={18} />
      </IconButton>
    </>
  );
}

interface RefusedProps {
  one: Sending;
  problem: string;
  forget: () => void;
  again: () => void;
}

function Refused({ one: { file }, problem, forget, again }: RefusedProps) {
  return (
    <>
      <span className="sending-name" role="alert">
        {file.name} <span className="problem">{problem}</span>
      </span>
      <IconButton label={`${texts.again}: ${file.name}`} act={again}>
        <RotateCw aria-hidden size={18} />
      </IconButton>
      <IconButton label={texts.forget(file.name)} act={forget}>
        <X aria-hidden size={18} />
      </IconButton>
    </>
  );
}
