import { listPartDocuments, readSiteDocument } from '#features/documents/downloads/agent-documents.service.ts'
import { releaseInbox } from '#features/documents/downloads/software/release-inbox.service.ts'
import { releaseMails } from '#features/documents/downloads/software/release.service.ts'
import { acceptanceRetention } from '#features/documents/downloads/acceptance.store.ts'
import { downloadRoutes } from '#features/documents/downloads/download.routes.ts'
import { downloadsConfig } from '#features/documents/downloads/downloads.settings.ts'
import { downloadsSiteLink, downloadsStarterPages, softwareLink } from '#features/documents/downloads/downloads.starter.ts'
import { documentSource } from '#features/documents/downloads/document-search.service.ts'
import { documentKind } from '#features/documents/downloads/kinds/document-kind.service.ts'
import { softwareKind } from '#features/documents/downloads/kinds/software-kind.service.ts'
import { linkRetention } from '#features/documents/downloads/link.store.ts'
import { MAX_RELEASE_BYTES, RELEASE_TYPES, RELEASE_UPLOAD } from '#features/documents/downloads/publishing/new-release.rules.ts'
import { mayPublish, newReleaseRoutes } from '#features/documents/downloads/publishing/new-release.routes.ts'
import { partDownloads } from '#features/documents/downloads/part/part-downloads.schema.ts'
import { newRelease } from '#features/documents/downloads/publishing/new-release.schema.ts'
import { createReleaseTask } from '#features/documents/downloads/publishing/publish-release.task.ts'
import { softwareDownloads } from '#features/documents/downloads/software/software-downloads.schema.ts'
import { softwareDocumentSource } from '#features/documents/downloads/software/software-source.service.ts'
import { softwareRoutes } from '#features/documents/downloads/software/software.routes.ts'
import { downloadTable } from '#features/documents/downloads/table/download-table.schema.ts'
import { fillDownloadTable, fillPartDownloads } from '#features/documents/downloads/table/fill-download-table.service.ts'
import { readerDocumentRoutes } from '#features/documents/downloads/table/reader-documents.routes.ts'
import { zipSelector } from '#features/documents/downloads/zip.routes.ts'
import { personalData } from '#features/documents/downloads/personal-data.store.ts'
import type { Feature } from '#platform/feature.ts'

export { LICENCE_WORDS } from '#features/documents/downloads/licence.texts.ts'
export { PAGE_WORDS } from '#features/documents/downloads/downloads-page.texts.ts'

/** For the screen of the back office. */
export const NEW_RELEASE_BLOCK = newRelease.type

export const downloads: Feature = {
  name: 'downloads',
  personalData,
  mails: releaseMails,
  agentDocuments: readSiteDocument,
  agentPartDocuments: listPartDocuments,
  inboxKinds: [releaseInbox],
  config: downloadsConfig,
  blocks: [downloadTable, softwareDownloads, newRelease, partDownloads],
  fillers: { [downloadTable.type]: fillDownloadTable, [partDownloads.type]: fillPartDownloads },
  routes: (app) => {
    downloadRoutes(app)
    softwareRoutes(app)
    newReleaseRoutes(app)
    readerDocumentRoutes(app)
  },
  tasks: (services) => [createReleaseTask(services)],
  uploadKinds: [
    {
      name: RELEASE_UPLOAD,
      help: 'The file of a new version of a program.',
      maxBytes: MAX_RELEASE_BYTES,
      types: RELEASE_TYPES,
      mayUpload: mayPublish,
    },
  ],
  portalLinks: [softwareLink],
  siteLinks: [downloadsSiteLink],
  selectors: [zipSelector],
  starterPages: downloadsStarterPages,
  documentSources: [documentSource, softwareDocumentSource],
  dataKinds: [documentKind, softwareKind],
  retention: [acceptanceRetention, linkRetention],
}
