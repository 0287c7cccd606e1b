import { decodeImage } from '#features/site/media/rendition-drawing.service.ts'

/** Takes every point of a picture apart once; false for what cannot be drawn whole. */
export const decodePicture = async (_: null, bytes: Uint8Array): Promise<{ readonly value: { readonly isWhole: boolean } }> => ({
  value: { isWhole: await decodeImage(Buffer.from(bytes)) },
})
