import type { BlockDefinition } from '#foundation/blocks/public.ts'
import { flyoutViewer } from '#features/site/media/blocks/flyout-viewer.schema.ts'
import { imageGallery } from '#features/site/media/blocks/image-gallery.schema.ts'
import { imageViewer } from '#features/site/media/blocks/image-viewer.schema.ts'
import { spinSet } from '#features/site/media/blocks/spin-set.schema.ts'
import { video } from '#features/site/media/blocks/video.schema.ts'

/** The blocks that the media feature brings. */
export const mediaBlocks: readonly BlockDefinition[] = [flyoutViewer, imageGallery, imageViewer, spinSet, video]
