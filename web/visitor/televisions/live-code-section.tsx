import { useEffect, useState } from 'react';
import { untilPlaced } from './board-place.ts';
import { televisionTexts as texts } from './words.ts';

export function LiveCodeSection() {
  const [code, setCode] = useState<string | null>(null);
  const [isCutOff, setCutOff] = useState(false);
  useEffect(() => untilPlaced({ show: setCode, cutOff: setCutOff, open: (path) => location.replace(path) }), []);
  return (
    <>
      <p className="code num" role="status" aria-label={texts.code}>
        {code ? `${code.slice(0, 3)} ${code.slice(3)}` : texts.noCode}
      </p>
      {isCutOff && <p className="note">{texts.waiting}</p>}
    </>
  );
}
export { LiveCodeSection as live };
