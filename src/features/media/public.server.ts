import { mediaTraits } from '#features/media/media.traits.ts'
import { assetRoutes } from '#features/media/asset.routes.ts'
import { mediaBlocks } from '#features/media/media-blocks.schema.ts'
import type { Feature } from '#platform/feature.ts'

export { mediaTypeOf } from '#features/media/asset-address.rules.ts'
export {
  describeAsset,
  findAsset,
  listAssets,
  nameContent,
  saveAsset,
  storeContent,
  type Asset,
  type StoredContent,
} from '#features/media/asset.store.ts'

export { vetPicture } from '#features/media/vet-picture.service.ts'

export const media: Feature = { name: 'media', traits: mediaTraits, blocks: mediaBlocks, routes: assetRoutes }
