/** Recorded words of a language, each an MP3 by itself. */
export type RecordedVoice = readonly ArrayBuffer[];

/** Takes a file of recordings apart: two bytes for the length of each clip, the lower one first, and then the clips. */
export function splitVoice(file: ArrayBuffer, count: number): RecordedVoice {
  const lengths = new DataView(file);
  let from = 2 * count;
  return Array.from({ length: count }, (_, at) => {
    const clip = file.slice(from, from + lengths.getUint16(2 * at, true));
    from += clip.byteLength;
    return clip;
  });
}

/** Null when it could not be loaded. */
export async function loadVoice(url: string, count: number): Promise<RecordedVoice | null> {
  try {
    const answer = await fetch(url);
    return answer.ok ? splitVoice(await answer.arrayBuffer(), count) : null;
  } catch {
    return null;
  }
}
