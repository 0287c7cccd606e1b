import { mediaTraits } from '#features/site/media/media.settings.ts'
import { assetRemoval } from '#features/site/media/asset-file.store.ts'
import { assetRoutes } from '#features/site/media/asset.routes.ts'
import { mediaKind } from '#features/site/media/kinds/media-kind.service.ts'
import { mediaBlocks } from '#features/site/media/media-blocks.schema.ts'
import type { Feature } from '#platform/feature.ts'

export { isOpenAsset, mediaTypeOf } from '#features/site/media/asset-address.rules.ts'
export {
  describeAsset,
  findAsset,
  forgetAsset,
  listAssets,
  nameContent,
  saveAsset,
  storeContent,
  type Asset,
  type StoredContent,
} from '#features/site/media/asset.store.ts'

export { putHashed, removeAssets, storeHashed } from '#features/site/media/asset-file.store.ts'
export { vetPicture } from '#features/site/media/vet-picture.service.ts'

export const media: Feature = {
  name: 'media',
  traits: mediaTraits,
  blocks: mediaBlocks,
  routes: assetRoutes,
  dataKinds: [mediaKind],
  tasks: (services) => [assetRemoval.createTask(services)],
}
