/** A form with one file as a browser sends it: what `TestApp.call` needs as body and headers. */
export async function aForm(file: Buffer | null, { field = 'image', name = 'photo.jpg', type = 'image/jpeg' } = {}) {
  const form = new FormData();
  if (file) form.append(field, new Blob([new Uint8Array(file)], { type }), name);
  form.append('imageName', name);
  return bodyOf(form);
}

/** Any form as the bytes and the header that carry it. */
export async function bodyOf(form: FormData) {
  const sent = new Response(form);
  return {
    body: Buffer.from(await sent.arrayBuffer()),
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
  };
}
