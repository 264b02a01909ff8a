import WifiOff from 'lucide-react/icons/wifi-off';
import { useSyncExternalStore } from 'react';
import { Notice } from '#web/ui/notice.tsx';
import { shellTexts as texts } from './words.ts';
import './network.css';

export function NetworkNotice() {
  const isOnline = useSyncExternalStore(listen, () => navigator.onLine);
  return (
    <div role="status" className="network">
      {!isOnline && (
        <Notice kind="warn" icon={<WifiOff aria-hidden />}>
          {texts.noNetwork}
        </Notice>
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
