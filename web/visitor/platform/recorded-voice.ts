export type RecordedVoice = readonly ArrayBuffer[];

/** File format: two bytes (little endian) for the length of each clip, then the clips. */
export function splitVoice(file: ArrayBuffer, count: number): RecordedVoice {
  const lengths = new DataView(file);
  let from = 2 * count;
  return Array.from({ length: count }, (_, at) => {
    const clip = file.slice(from, from + lengths.getUint16(2 * at, true));
    from += clip.byteLength;
    return clip;
  });
}

export async function loadVoice(url: string, count: number): Promise<RecordedVoice | null> {
  try {
    const answer = await fetch(url);
    return answer.ok ? splitVoice(await answer.arrayBuffer(), count) : null;
  } catch {
    return null;
  }
}
