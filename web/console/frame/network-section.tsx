import WifiOff from 'lucide-react/icons/wifi-off';
import { useSyncExternalStore } from 'react';
import { shellTexts as texts } from './words.ts';
import './network.css';

export function NetworkNotice() {
  const isOnline = useSyncExternalStore(listen, () => navigator.onLine);
  return (
    <div role="status" className="network">
      {!isOnline && (
        <p className="notice">
          <WifiOff aria-hidden size={20} />
          <span>{texts.noNetwork}</span>
        </p>
      )}
    </div>
  );
}

function listen(changed: () => void): () => void {
  const events = ['online', 'offline'];
  for (const event of events) window.addEventListener(event, changed);
  return () => {
    for (const event of events) window.removeEventListener(event, changed);
  };
}
