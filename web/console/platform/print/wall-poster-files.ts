import { type Packed, type Paper, pack, pixelsOf } from './sheet-file.ts';
import { drawWallPoster, POSTER_WIDTH, type WallPoster } from './wall-poster.ts';

/** Lines per strip: browsers of phones have no canvas as large as A3. */
const STRIP = 512;

const penOf = (canvas: HTMLCanvasElement): CanvasRenderingContext2D => {
  const pen = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  if (!pen) throw new Error('This browser cannot draw pictures.');
  return pen;
};

export function showWallPoster(canvas: HTMLCanvasElement, poster: WallPoster, paper: Paper): void {
  const { width, height } = pixelsOf(paper);
  canvas.height = Math.round((canvas.width * height) / width);
  const scale = canvas.width / POSTER_WIDTH;
  const pen = penOf(canvas);
  pen.scale(scale, scale);
  drawWallPoster(pen, poster, canvas.height / scale);
}

export function packWallPoster(poster: WallPoster, paper: Paper): Promise<Packed> {
  const { width, height } = pixelsOf(paper);
  const scale = width / POSTER_WIDTH;
  const pen = penOf(Object.assign(document.createElement('canvas'), { width, height: STRIP }));
  function* strips() {
    for (let top = 0; top < height; top += STRIP) {
      pen.setTransform(scale, 0, 0, scale, 0, -top);
      drawWallPoster(pen, poster, height / scale);
      yield pen.getImageData(0, 0, width, Math.min(STRIP, height - top)).data;
    }
  }
  return pack(width, height, strips());
}
