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
          {one.problem ? <Refused one={one} forget={forget} again={again} /> : <InProgress one={one} />}
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

function Refused({ one, forget, again }: Omit<SendingListProps, 'list'> & { one: Sending }) {
  const { name } = one.file;
  return (
    <>
      <span className="sending-name" role="alert">
        {name} <span className="problem">{one.problem}</span>
      </span>
      <IconButton label={`${texts.again}: ${name}`} act={() => again(one)}>
        <RotateCw aria-hidden size={18} />
      </IconButton>
      <IconButton label={texts.forget(name)} act={() => forget(one.key)}>
        <X aria-hidden size={18} />
      </IconButton>
    </>
  );
}
