import sharp from 'sharp';

/** A form with one file as a browser sends it: what `TestApp.call` needs as body and headers. */
export async function aForm(file: Buffer | null, { field = 'image', name = 'photo.jpg', type = 'image/jpeg' } = {}) {
  const form = new FormData();
  if (file) form.append(field, new Blob([new Uint8Array(file)], { type }), name);
  form.append('imageName', name);
  return bodyOf(form);
}

export async function bodyOf(form: FormData) {
  const sent = new Response(form);
  return {
    body: Buffer.from(await sent.arrayBuffer()),
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
  };
}

/** A small picture of the given number, up to 4096: far enough from all others that no drawing makes two alike. */
export const pictureNo = (number: number, [width, height] = [60, 40]): Promise<Buffer> => {
  const digit = (place: number) => (Math.floor(number / place) % 16) * 17;
  const background = { r: digit(1), g: digit(16), b: digit(256) };
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
};
