import { mediaTraits } from '#features/media/media.traits.ts'
import { assetRoutes } from '#features/media/asset.routes.ts'
import { mediaBlocks } from '#features/media/blocks.ts'
import type { Feature } from '#server/feature.ts'

export { saveAsset, type Asset, type NewAsset } from '#features/media/asset.store.ts'

export const media: Feature = { name: 'media', traits: mediaTraits, blocks: mediaBlocks, routes: assetRoutes }
