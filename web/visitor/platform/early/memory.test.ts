// @vitest-environment happy-dom
import type { DetachedWindowAPI } from 'happy-dom';
import { expect, test } from 'vitest';
import { inline } from './inline.ts';
import { makeRoomForMemory } from './memory.ts';

const LIST = '/assets/list.js';
const lists = () => [...document.querySelectorAll('script')].map((script) => script.getAttribute('src'));

test('room is kept, and the list is loaded, only where this phone remembers something', () => {
  const { happyDOM } = window as unknown as { happyDOM: DetachedWindowAPI };
  happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;
  const root = document.documentElement;
  const kept = (stored: string | null) => {
    root.className = '';
    document.head.replaceChildren();
    if (stored === null) localStorage.clear();
    else localStorage.setItem('bookings', stored);
    root.style.removeProperty('--kept');
    new Function(inline(makeRoomForMemory, LIST))();
    return [root.classList.contains('remembers') && root.style.getPropertyValue('--kept'), lists()];
  };
  expect(kept(null)).toEqual([false, []]);
  expect(kept('[{"kind":"show-visit"},{"kind":"park-ticket"}]')).toEqual(['2', [LIST]]);
});
