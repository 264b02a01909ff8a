import { type CSSProperties, useContext } from 'react';
import { stationName } from './room-words.ts';
import { RoomContext } from './use-room.ts';
import type { WholeCall } from './use-whole-screen.ts';

/** Lines of a name on the screen; a longer name is set smaller. */
const LINES = 4;

/** The number, and the way to its counter or person in every language of the room. */
export function WholeCallSection({ number, station }: WholeCall) {
  const { languages } = useContext(RoomContext);
  const { id, counterNumber, place } = station;
  const [first = 'en'] = languages;
  const spoken = counterNumber === null ? [first] : languages;
  const names = spoken.map((language) => ({ language, name: stationName(language, station) }));
  return (
    <section className={`whole d${String(number).length}${id === null ? ' alone' : ''}`} role="status">
      <p className="whole-number num">{number}</p>
      {id !== null && (
        <>
          <svg className="whole-arrow" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M3 12h17M13 5l7 7-7 7" />
          </svg>
          <div
            className="whole-place"
            style={{ '--letters': lettersOf(names.map(({ name }) => name)) } as CSSProperties}
          >
            {names.map(({ language, name }) => (
              <p key={language} lang={language}>
                {name}
              </p>
            ))}
            {place && <p className="whole-where">{place}</p>}
          </div>
        </>
      )}
    </section>
  );
}

/** Letters for which a line has room: those of the longest word, so that no word breaks. */
const lettersOf = (names: readonly string[]): number =>
  Math.max(...names.flatMap((name) => [...name.split(/\s+/).map((word) => word.length), name.length / LINES]));
