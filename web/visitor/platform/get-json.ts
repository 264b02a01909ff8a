const PATIENCE_MS = 20_000;

/** Reads JSON from our own server; null when no good answer came. Never throws; does without what televisions lack. */
export async function getJson<T>(url: string): Promise<T | null> {
  const patience = new AbortController();
  const timer = window.setTimeout(() => patience.abort(), PATIENCE_MS);
  try {
    const response = await fetch(url, { signal: patience.signal });
    return response.ok ? ((await response.json()) as T) : null;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
