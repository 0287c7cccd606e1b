import { acceptanceRetention } from '#features/downloads/acceptance.store.ts'
import { downloadRoutes } from '#features/downloads/download.routes.ts'
import { downloadsConfig } from '#features/downloads/downloads.config.ts'
import { linkRetention } from '#features/downloads/link.store.ts'
import { zipSelector } from '#features/downloads/zip.routes.ts'
import type { Feature } from '#platform/feature.ts'

export const downloads: Feature = {
  name: 'downloads',
  config: downloadsConfig,
  routes: downloadRoutes,
  selectors: [zipSelector],
  retention: [acceptanceRetention, linkRetention],
}
