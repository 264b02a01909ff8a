import sharp from 'sharp';
import { aForm } from '#server/testing/upload.ts';
import { ownerOf } from './callers.ts';
import type { GoldenCall, StoryWorld } from './recorder.ts';

/** A picture under each of its three names, and what is said to a form without one and to what is no picture. */
export async function imagesStory({ use }: StoryWorld, tell: GoldenCall): Promise<void> {
  const owner = await ownerOf(use, 'park', 'Nilgiri Parks');
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#2f6b4f' } })
    .png()
    .toBuffer();
  for (const call of ['POST /image/upload', 'POST /image/data/upload', 'POST /upload/uploadimage'])
    await tell(call, { as: owner, ...(await aForm(picture)) });
  await tell('POST /image/upload', { as: owner, ...(await aForm(null)) });
  await tell('POST /image/upload', { as: owner, ...(await aForm(Buffer.from('<svg/>'))) });
}
