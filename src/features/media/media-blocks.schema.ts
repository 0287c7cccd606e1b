import type { BlockDefinition } from '#features/blocks/public.ts'
import { flyoutViewer } from '#features/media/blocks/flyout-viewer.schema.ts'
import { imageGallery } from '#features/media/blocks/image-gallery.schema.ts'
import { imageViewer } from '#features/media/blocks/image-viewer.schema.ts'
import { spinSet } from '#features/media/blocks/spin-set.schema.ts'
import { video } from '#features/media/blocks/video.schema.ts'

/** The blocks that the media feature brings. */
export const mediaBlocks: readonly BlockDefinition[] = [flyoutViewer, imageGallery, imageViewer, spinSet, video]
