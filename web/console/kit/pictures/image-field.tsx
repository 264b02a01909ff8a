import ImagePlus from 'lucide-react/icons/image-plus';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { IMAGE_TYPES } from '#contract/images/model.ts';
import type { FormAsides } from '#web/console/kit/forms/form-state.ts';
import { ImageAddress } from './image-address.tsx';
import { ImageList } from './image-list.tsx';
import { SendingList } from './image-sending.tsx';
import { useUploads } from './image-uploads.ts';
import { imageTexts as texts } from './words.ts';
import '#web/console/kit/styles/images.css';

interface ImageFieldProps {
  label: string;
  hint?: string;
  problem?: string;
  addresses: readonly string[];
  most: number;
  /** Pictures from elsewhere are not taken. */
  uploaded?: true | undefined;
  change: (addresses: string[]) => void;
  form?: FormAsides;
}

/** Pictures of a record: files that are sent at once, or addresses; both stand in the form as addresses. */
export function ImageField({ label, hint, problem, addresses, most, uploaded, change, form }: ImageFieldProps) {
  const id = useId();
  const [heard, say] = useState('');
  const group = useKeptFocus(addresses.length);
  // Several files arrive one after the other, and each goes behind those that came before it.
  const now = useRef(addresses);
  now.current = addresses;
  const put = (next: readonly string[], words: string): void => {
    now.current = [...new Set(next)].slice(0, most);
    say(words);
    change([...now.current]);
  };
  const add = (address: string, name = address): void => put([...now.current, address], texts.sent(name));
  const uploads = useUploads({ arrived: add, hold: form?.hold });
  const room = most - addresses.length - uploads.list.filter((one) => !one.problem).length;
  return (
    <fieldset className="field wide" ref={group} aria-describedby={hint && `${id}-hint`}>
      <legend>{label}</legend>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <ImageList
        addresses={addresses}
        change={(next) => put(next, next.length < addresses.length ? texts.removed : '')}
      />
      <SendingList {...uploads} />
      {room > 0 && <DropZone many={room > 1} problem={problem} send={(files) => uploads.send(files.slice(0, room))} />}
      {room > 0 && !uploaded && <ImageAddress add={add} form={form} />}
      {problem && <p className="problem">{problem}</p>}
      <p className="hidden" role="status">
        {heard}
      </p>
    </fieldset>
  );
}

/** A button that was pressed may vanish with what it did: the focus then goes to what is left of the field. */
function useKeptFocus(count: number) {
  const group = useRef<HTMLFieldSetElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (before.current !== count && !group.current?.contains(document.activeElement))
      group.current?.querySelector<HTMLElement>('button, input')?.focus();
    before.current = count;
  }, [count]);
  return group;
}

interface DropZoneProps {
  many: boolean;
  problem?: string;
  send: (files: readonly File[]) => void;
}

/** Files are chosen or dropped here. It is the input's label: the keyboard and screen readers meet a plain file input. */
function DropZone({ many, problem, send }: DropZoneProps) {
  const [over, setOver] = useState(false);
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    send([...event.dataTransfer.files]);
  };
  const onDragOver = (event: DragEvent): void => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <label
      className={over ? 'drop over' : 'drop'}
      onDrop={onDrop}
      onDragOver={onDragOver}
      onDragLeave={() => setOver(false)}
    >
      <input
        type="file"
        className="hidden"
        accept={IMAGE_TYPES.join(',')}
        multiple={many}
        aria-invalid={problem ? true : undefined}
        onChange={({ target }) => {
          send([...(target.files ?? [])]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <ImagePlus aria-hidden size={24} />
      <span>
        <b>{many ? texts.chooseMore : texts.choose}</b> <span className="hint">{texts.drop}</span>
      </span>
    </label>
  );
}
