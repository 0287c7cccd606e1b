import type { Image } from '#foundation/blocks/public.ts'

/** A product's picture on its plate; plates are five to four, whatever stands on them. */
export const toPlateImage = (src: string, alt: string): Image => ({ src, alt, width: 400, height: 320 })
