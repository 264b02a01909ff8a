/**
 * Where this phone remembers something of the place, or on a page of no place anything: keeps room for as many bookings, and
 * loads the list from this address.
 */
export function makeRoomForMemory(list: string): void {
  try {
    const place = /\w{26}/.exec(location.pathname)?.[0] ?? '"kind"';
    const count = (localStorage.bookings ?? '').split(place).length - 1;
    if (count === 0) return;
    const page = document.documentElement;
    page.classList.add('remembers');
    page.style.setProperty('--kept', String(count));
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: list }));
  } catch {
    // The browser keeps nothing.
  }
}
