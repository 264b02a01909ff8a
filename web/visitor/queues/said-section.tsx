import { useContext } from 'react';
import { ROOM_WORDS, type RoomWords } from './room-words.ts';
import { RoomContext } from './use-room.ts';

export function Said({ what }: { what: (words: RoomWords) => string }) {
  const { languages } = useContext(RoomContext);
  return (
    <>
      {languages.map((language) => (
        <span key={language} lang={language}>
          {what(ROOM_WORDS[language])}
        </span>
      ))}
    </>
  );
}
