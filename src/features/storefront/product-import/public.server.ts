import { MAX_FILE_BYTES, UPLOAD_KIND } from '#features/storefront/product-import/product-import.rules.ts'
import { productImportRoutes } from '#features/storefront/product-import/product-import.routes.ts'
import { productImport as productImportBlock } from '#features/storefront/product-import/product-import.schema.ts'
import { createImportTask } from '#features/storefront/product-import/product-import.task.ts'
import { importRetention } from '#features/storefront/product-import/import/import-retention.service.ts'
import { productKind } from '#features/storefront/product-import/kinds/product-kind.service.ts'
import { replacementKind } from '#features/storefront/product-import/kinds/replacement-kind.service.ts'
import { createSettleTask } from '#features/storefront/product-import/kinds/settle-products.task.ts'
import type { Feature } from '#platform/feature.ts'

export { importProducts } from '#features/storefront/product-import/import/import-products.service.ts'
export type { ImportRun } from '#features/storefront/product-import/import/import.store.ts'
export { noteChanges } from '#features/storefront/product-import/import/note-changes.service.ts'
export { nameSource, readProducts } from '#features/storefront/product-import/import/product-file.service.ts'
export { settleProducts, type SettleStep } from '#features/storefront/product-import/import/settle-products.service.ts'

export const productImport: Feature = {
  name: 'product-import',
  blocks: [productImportBlock],
  routes: productImportRoutes,
  retention: importRetention,
  dataKinds: [productKind, replacementKind],
  tasks: (services) => [createImportTask(services), createSettleTask(services)],
  uploadKinds: [
    {
      name: UPLOAD_KIND,
      help: 'A catalogue of products, for the import of the catalogue.',
      maxBytes: MAX_FILE_BYTES,
      types: ['text/csv', 'application/x-ndjson'],
      mayUpload: ({ roles }) => roles.includes('admin'),
    },
  ],
}
