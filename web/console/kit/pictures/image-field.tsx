import ImagePlus from 'lucide-react/icons/image-plus';
import { type DragEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { IMAGE_TYPES, imageAddress } from '#contract/images/model.ts';
import { firstIssueText } from '#contract/kernel/plain-words.ts';
import { TextField } from '#web/console/kit/forms/field.tsx';
import { type FormAsides, useAside } from '#web/console/kit/forms/form-state.ts';
import { sayText } from '#web/shared/say.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { type Sending, useUploads } from './image-uploads.ts';
import { imageTexts as texts } from './words.ts';
import '#web/console/kit/styles/images.css';
import ImageOff from 'lucide-react/icons/image-off';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Star from 'lucide-react/icons/star';
import Trash2 from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';

interface ImageFieldProps {
  label: string;
  hint?: string;
  problem?: string;
  addresses: readonly string[];
  most: number;
  /** Refuses URLs from elsewhere. */
  uploaded?: true | undefined;
  change: (addresses: string[]) => void;
  form?: FormAsides;
}

/** Files are uploaded at once; the form's values are URLs. */
export function ImageField({ label, hint, problem, addresses, most, uploaded, change, form }: ImageFieldProps) {
  const id = useId();
  const [heard, say] = useState('');
  const group = useKeptFocus(addresses.length);
  // The newest value: several uploads finish one after the other, and each is appended.
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

/** When a button disappears with its press, the focus moves to what is left of the field. */
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
      className={over ? 'empty drop over' : 'empty drop'}
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
          // Lets the same file be chosen again.
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

interface SendingListProps {
  list: readonly Sending[];
  forget: (key: number) => void;
  again: (one: Sending) => void;
}

function SendingList({ list, forget, again }: SendingListProps) {
  if (list.length === 0) return null;
  return (
    <ul className="lines">
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
      <span className="grow">{file.name}</span>
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
      <span className="grow" role="alert">
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

interface ImageAddressProps {
  add: (address: string) => void;
  form: FormAsides | undefined;
}

/** Adds a URL by button, Enter or submit. Not on blur: the new picture would move the button being pressed. */
function ImageAddress({ add, form }: ImageAddressProps) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const address = typed.trim();
  const take = (): boolean => {
    const { error } = imageAddress.safeParse(address);
    setProblem(address === '' ? texts.nothing : error && sayText(firstIssueText(error)));
    if (error) return false;
    setTyped('');
    add(address);
    return true;
  };
  const takeTyped = (): boolean => address === '' || take();
  useEffect(() => form?.beforeSending?.(takeTyped));
  useAside(form?.aside, address !== '');
  // Enter adds the URL instead of submitting the form.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') takeTyped();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    take();
  };
  return (
    <div className="row">
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

interface ImageListProps {
  addresses: readonly string[];
  change: (addresses: string[]) => void;
}

function ImageList({ addresses, change }: ImageListProps) {
  if (addresses.length === 0) return null;
  const without = (address: string) => addresses.filter((one) => one !== address);
  return (
    <ul className="pictures">
      {addresses.map((address, index) => (
        <li key={address} className="sheet">
          <Picture address={address} at={index + 1} />
          <span className="row end">
            {index > 0 && (
              <IconButton label={texts.first(index + 1)} act={() => change([address, ...without(address)])}>
                <Star aria-hidden size={18} />
              </IconButton>
            )}
            <IconButton label={texts.remove(index + 1)} act={() => change(without(address))}>
              <Trash2 aria-hidden size={18} />
            </IconButton>
          </span>
        </li>
      ))}
    </ul>
  );
}

export function Picture({ address, at }: { address: string; at: number }) {
  const [broken, setBroken] = useState(false);
  if (broken)
    return (
      <span className="picture broken">
        <ImageOff aria-hidden size={24} />
        <span>{texts.noPicture}</span>
      </span>
    );
  return <img className="picture" src={address} alt={texts.pictureOf(at)} onError={() => setBroken(true)} />;
}
