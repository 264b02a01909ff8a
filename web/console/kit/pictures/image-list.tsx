import ImageOff from 'lucide-react/icons/image-off';
import Star from 'lucide-react/icons/star';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { IconButton } from '#web/console/kit/parts/icon-button.tsx';
import { imageTexts as texts } from './words.ts';

interface ImageListProps {
  addresses: readonly string[];
  change: (addresses: string[]) => void;
}

export function ImageList({ addresses, change }: ImageListProps) {
  if (addresses.length === 0) return null;
  const without = (address: string) => addresses.filter((one) => one !== address);
  return (
    <ul className="pictures">
      {addresses.map((address, index) => (
        <li key={address}>
          <Picture address={address} at={index + 1} />
          <span className="picture-tools">
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
