import { useEffect, useState } from 'react';
import { say } from '#web/shared/say.ts';
import { untilPlaced } from './board-place.ts';

export function LiveCodeSection() {
  const [code, setCode] = useState<string | null>(null);
  const [isCutOff, setCutOff] = useState(false);
  useEffect(() => untilPlaced({ show: setCode, cutOff: setCutOff, open: (path) => location.replace(path) }), []);
  return (
    <>
      <p className="code num" role="status" aria-label={say('televisions.codeLabel')}>
        {code ? `${code.slice(0, 3)} ${code.slice(3)}` : say('televisions.dots')}
      </p>
      {isCutOff && <p className="note">{say('televisions.waiting')}</p>}
    </>
  );
}
export { LiveCodeSection as live };
