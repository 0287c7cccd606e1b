import { libraryRoutes } from '#features/authoring/media-library/library.routes.ts'
import { mediaUploads } from '#features/authoring/media-library/library.service.ts'
import { libraryStarterPages, mediaScreen } from '#features/authoring/media-library/library.starter.ts'
import { mediaList } from '#features/authoring/media-library/media-list.schema.ts'
import type { Feature } from '#platform/feature.ts'

export const mediaLibrary: Feature = {
  name: 'media-library',
  blocks: [mediaList],
  backOffice: [mediaScreen],
  starterPages: libraryStarterPages,
  uploadKinds: [mediaUploads],
  routes: libraryRoutes,
}
