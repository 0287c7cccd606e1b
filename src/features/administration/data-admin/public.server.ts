import { dataAdminRoutes } from '#features/administration/data-admin/data-admin.routes.ts'
import {
  FILE_UPLOAD,
  IMPORT_FORMATS,
  IMPORT_UPLOAD,
  MAX_FILE_BYTES,
  MAX_IMPORT_BYTES,
} from '#features/administration/data-admin/data-admin.rules.ts'
import { dataAdminPages, dataScreens } from '#features/administration/data-admin/data-admin.starter.ts'
import { dataRecords } from '#features/administration/data-admin/data-records.schema.ts'
import { draftFileRoutes } from '#features/administration/data-admin/draft-file.routes.ts'
import { dataImportRetention } from '#features/administration/data-admin/imports/data-import-retention.service.ts'
import { dataImportRoutes } from '#features/administration/data-admin/imports/data-import.routes.ts'
import { createDataImportTask } from '#features/administration/data-admin/imports/data-import.task.ts'
import type { ScopeUser } from '#kernel/scope.ts'
import { personalData } from '#features/administration/data-admin/personal-data.store.ts'
import type { Feature } from '#platform/feature.ts'

export { requireRight } from '#features/administration/data-admin/kind-right.service.ts'

const mayUpload = ({ roles }: ScopeUser): boolean => roles.includes('admin')

/** Types of documents, publications, software and invoices. */
const FILE_TYPES = [
  ...[
    'application/pdf',
    'application/zip',
    'application/gzip',
    'application/octet-stream',
    'image/png',
    'image/jpeg',
    'image/svg+xml',
  ],
  ...['text/plain', 'text/csv', 'video/mp4', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
]

export const dataAdmin: Feature = {
  name: 'data-admin',
  personalData,
  blocks: [dataRecords],
  backOffice: dataScreens,
  starterPages: dataAdminPages,
  routes: (app) => {
    dataAdminRoutes(app)
    draftFileRoutes(app)
    dataImportRoutes(app)
  },
  tasks: (services) => [createDataImportTask(services)],
  retention: dataImportRetention,
  uploadKinds: [
    {
      name: IMPORT_UPLOAD,
      help: 'A table or JSON lines of a kind of data, for its import in the back office.',
      maxBytes: MAX_IMPORT_BYTES,
      types: Object.keys(IMPORT_FORMATS),
      mayUpload,
    },
    {
      name: FILE_UPLOAD,
      help: 'The file that a line of data names, such as the PDF of an invoice.',
      maxBytes: MAX_FILE_BYTES,
      types: FILE_TYPES,
      mayUpload,
    },
  ],
}
