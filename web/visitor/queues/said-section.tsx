import { useContext } from 'react';
import type { Text } from '#contract/kernel/text.ts';
import { sayBeside } from '#web/shared/say.ts';
import { RoomContext } from './use-room.ts';

/** A text in every language of the room. */
export function Said({ wording }: { wording: Text }) {
  const { languages } = useContext(RoomContext);
  return (
    <>
      {languages.map((language) => (
        <span key={language} lang={language}>
          {sayBeside(language)(wording)}
        </span>
      ))}
    </>
  );
}
