import { Fragment } from 'react';

export function Breakable({ words, after = ', ' }: { words: string; after?: string }) {
  const end = words.lastIndexOf(after) + after.length;
  if (end < after.length) return <span className="whole">{words}</span>;
  return (
    <>
      <span className="whole">{words.slice(0, end).trimEnd()}</span>
      {after.endsWith(' ') ? ' ' : <wbr />}
      <span className="whole">{words.slice(end)}</span>
    </>
  );
}

export const Wholes = ({ parts }: { parts: readonly string[] }) =>
  parts.map((part, at) => (
    <Fragment key={part}>
      {at > 0 && ' '}
      <span className="whole">{part}</span>
    </Fragment>
  ));
