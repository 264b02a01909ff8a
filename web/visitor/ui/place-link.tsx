import { say } from '#web/shared/say.ts';

export const PlaceLink = ({ name, address }: { name: string; address: string }) => (
  <>
    {address}{' '}
    <a
      className="noprint"
      href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${name}, ${address}`)}`}
      target="_blank"
      rel="noopener noreferrer"
    >
      {say('ui.map')}
    </a>
  </>
);
