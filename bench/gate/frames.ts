/** Pictures as a cheap camera takes them at a gate, drawn by a browser. Each runs in a page: nothing outside of it is known there. */

export interface FramesOrder {
  /** Data URLs of the codes, in the order in which they are held up. */
  codes: string[];
  /** Pictures of each code are drawn, one spoilt more than the last; 1 draws it well. */
  ways: number;
  /** Each picture is repeated so often: a film has thirty a second. */
  repeats: number;
}

/** Answers JPEGs as data URLs. The corner at the top left is red for the first code and blue for the next, in turn. */
export async function drawFrames({ codes, ways, repeats }: FramesOrder): Promise<string[]> {
  const [width, height] = [1280, 720];
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
  // The same pictures at each run.
  let seed = 20_270_104;
  const chance = (): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
  const spoil = {
    blur: (by: number) => {
      pen.filter = `blur(${(1 + 3 * by).toFixed(1)}px)`;
    },
    // Turned by up to 35 degrees, and held at up to 45 degrees to the camera, whichever way.
    tilt: (by: number) => {
      const [turned, towards] = [0.61 * by * (chance() < 0.5 ? -1 : 1), Math.PI * chance()];
      pen.rotate(turned + towards);
      pen.scale(1, Math.cos((Math.PI / 4) * by));
      pen.rotate(-towards);
    },
    'low light': (by: number) => {
      pen.filter = `brightness(${(0.5 - 0.35 * by).toFixed(2)})`;
    },
    'cracked glass': () => undefined,
  };
  const crack = (by: number) => {
    pen.strokeStyle = '#c8ccd0';
    const [x, y] = [width / 2 + 300 * (chance() - 0.5), height / 2 + 300 * (chance() - 0.5)];
    for (let line = 0; line < 3 + 6 * by; line += 1) {
      pen.lineWidth = 1 + 2 * chance();
      pen.beginPath();
      pen.moveTo(x, y);
      const turn = 2 * Math.PI * chance();
      for (let far = 40; far < 420; far += 60)
        pen.lineTo(x + far * Math.cos(turn) + 20 * chance(), y + far * Math.sin(turn) + 20 * chance());
      pen.stroke();
    }
  };
  const grain = (by: number) => {
    const picture = pen.getImageData(0, 0, width, height);
    for (let at = 0; at < picture.data.length; at += 4) {
      const noise = 40 * by * (chance() - 0.5);
      for (let part = at; part < at + 3; part += 1) picture.data[part] = (picture.data[part] ?? 0) + noise;
    }
    pen.putImageData(picture, 0, 0);
  };
  const names = Object.keys(spoil) as (keyof typeof spoil)[];
  const frames: string[] = [];
  for (let way = 0; way < ways; way += 1)
    for (const [at, code] of codes.entries()) {
      const image = await createImageBitmap(await (await fetch(code)).blob());
      const name = names[way % names.length] ?? 'blur';
      const by = way / Math.max(1, ways - 1);
      pen.fillStyle = ways > 1 && name === 'low light' ? '#1c1f1e' : '#8a8f8c';
      pen.fillRect(0, 0, width, height);
      pen.save();
      pen.translate(width / 2, height / 2);
      if (ways > 1) spoil[name](by);
      const side = height * 0.62;
      pen.drawImage(image, -side / 2, -side / 2, side, side);
      pen.restore();
      if (ways > 1 && name === 'cracked glass') crack(by);
      if (ways > 1 && name === 'low light') grain(by);
      pen.fillStyle = at % 2 === 0 ? '#f00' : '#00f';
      pen.fillRect(0, 0, 64, 64);
      const jpeg = canvas.toDataURL('image/jpeg', 0.85);
      for (let repeat = 0; repeat < repeats; repeat += 1) frames.push(jpeg);
    }
  return frames;
}

/** One picture as the gate's own reader takes it: small first, whole where that finds nothing. Times in milliseconds. */
export interface ReadFrame {
  small: string | null;
  smallMs: number;
  whole: string | null;
  wholeMs: number;
}

/** Reads each picture in the product's own worker. */
export async function readFrames({ frames, worker: url }: { frames: string[]; worker: string }): Promise<ReadFrame[]> {
  const worker = new Worker(url, { type: 'module' });
  const read = (picture: ImageBitmap): Promise<string | null> =>
    new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => (data.problem ? reject(new Error(data.problem)) : resolve(data.code ?? null));
      worker.onerror = () => reject(new Error('the worker did not start'));
      worker.postMessage({ picture }, [picture]);
    });
  const timed = async (picture: ImageBitmap) => {
    const began = performance.now();
    return { code: await read(picture), ms: performance.now() - began };
  };
  const all: ReadFrame[] = [];
  for (const frame of frames) {
    const image = new Image();
    image.src = frame;
    await image.decode();
    const small = await timed(
      await createImageBitmap(image, { resizeWidth: 640, resizeHeight: 360, resizeQuality: 'medium' }),
    );
    const whole = await timed(await createImageBitmap(image));
    all.push({ small: small.code, smallMs: small.ms, whole: whole.code, wholeMs: whole.ms });
  }
  worker.terminate();
  return all;
}

/** A page saw this of a film: the corner as it changed at first, and all verdicts, each at its millisecond. */
export interface SeenFilm {
  tickets: number[];
  verdicts: { at: number; words: string }[];
}

/**
 * Runs before the page's own scripts, and only looks. Looking at the picture costs a slow page more than reading its code does: it
 * is done until three tickets were changed for the next, and from then on they come by the clock.
 */
export const FILM_OBSERVER = `
{
  const seen = { tickets: [], verdicts: [] };
  globalThis.praveshFilm = seen;
  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  let colour = '';
  let shown = null;
  const look = (video) => video.requestVideoFrameCallback((now) => {
    pen.drawImage(video, 8, 8, 32, 32, 0, 0, 1, 1);
    const [red, , blue] = pen.getImageData(0, 0, 1, 1).data;
    const next = red > 150 && blue < 100 ? 'red' : blue > 150 && red < 100 ? 'blue' : colour;
    if (next !== colour) { colour = next; seen.tickets.push(now); }
    if (seen.tickets.length < 4) look(video);
  });
  let watched = null;
  new MutationObserver(() => {
    const video = document.querySelector('.gate-camera video');
    if (video && video !== watched) { watched = video; look(video); }
    const result = document.querySelector('[data-result]');
    if (result && result !== shown) seen.verdicts.push({ at: performance.now(), words: result.textContent });
    shown = result;
  }).observe(document, { subtree: true, childList: true, attributes: true });
}`;
