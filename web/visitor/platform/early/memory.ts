/** If this phone remembers a booking of the place (or any), reserves room and loads the list from `list`. */
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
    // Storage is blocked or full.
  }
}
