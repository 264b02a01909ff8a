import { useContext } from 'react';
import type { TextKey } from '#words/keys.ts';
import { sayInRoom } from './room-words.ts';
import { RoomContext } from './use-room.ts';

/** A text in every language of the room. */
export function Said({ textKey }: { textKey: TextKey }) {
  const { languages } = useContext(RoomContext);
  return (
    <>
      {languages.map((language) => (
        <span key={language} lang={language}>
          {sayInRoom(language, textKey)}
        </span>
      ))}
    </>
  );
}
