/**
 * Shares one reading, say among ten thousand pages that come back together. A caller that comes while a reading runs
 * gets the next one: an answer must not be older than its question.
 */
export function sharedReading<T>(read: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const running = new Map<string, Promise<T>>();
  const following = new Map<string, Promise<T>>();
  const start = (key: string): Promise<T> => {
    const reading = read(key).finally(() => running.delete(key));
    running.set(key, reading);
    return reading;
  };
  const follow = (key: string, before: Promise<T>): Promise<T> => {
    const begin = (): Promise<T> => {
      following.delete(key);
      return start(key);
    };
    const reading = before.then(begin, begin);
    following.set(key, reading);
    return reading;
  };
  return (key) => {
    const before = running.get(key);
    return following.get(key) ?? (before ? follow(key, before) : start(key));
  };
}
