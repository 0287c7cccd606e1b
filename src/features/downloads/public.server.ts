import { acceptanceRetention } from '#features/downloads/acceptance.store.ts'
import { downloadRoutes } from '#features/downloads/download.routes.ts'
import { downloadsConfig } from '#features/downloads/downloads.config.ts'
import { downloadsStarterPages, softwareLink } from '#features/downloads/downloads.starter.ts'
import { linkRetention } from '#features/downloads/link.store.ts'
import { softwareDownloads } from '#features/downloads/software/software-downloads.schema.ts'
import { softwareDocumentSource } from '#features/downloads/software/software.source.ts'
import { softwareRoutes } from '#features/downloads/software/software.routes.ts'
import { downloadTable } from '#features/downloads/table/download-table.schema.ts'
import { fillDownloadTable } from '#features/downloads/table/fill-download-table.service.ts'
import { zipSelector } from '#features/downloads/zip.routes.ts'
import type { Feature } from '#platform/feature.ts'

export const downloads: Feature = {
  name: 'downloads',
  config: downloadsConfig,
  blocks: [downloadTable, softwareDownloads],
  fillers: { [downloadTable.type]: fillDownloadTable },
  routes: (app) => {
    downloadRoutes(app)
    softwareRoutes(app)
  },
  portalLinks: [softwareLink],
  selectors: [zipSelector],
  starterPages: downloadsStarterPages,
  documentSources: [softwareDocumentSource],
  retention: [acceptanceRetention, linkRetention],
}
