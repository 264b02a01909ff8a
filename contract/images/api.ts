import { endpoint, MANAGERS } from '#contract/kernel/endpoint.ts';
import { uploadedModel } from './model.ts';

const upload = (path: `/${string}`) =>
  endpoint(`POST ${path}`, {
    access: MANAGERS,
    traffic: 'upload',
    summary: 'Keep a picture: JPEG, PNG or WebP up to 5 MB, multipart; answers its address',
    upload: true,
    answer: uploadedModel,
  });

/** The calls of docs/product/calls.md 24: three names of one thing (docs/behaviour.md 4). */
export const imagesApi = {
  upload: upload('/image/upload'),
  uploadData: upload('/image/data/upload'),
  uploadImage: upload('/upload/uploadimage'),
};
