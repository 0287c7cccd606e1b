import { nameDocument, type DocumentRow } from '#features/documents/downloads/document.store.ts'
import { storeContent } from '#features/site/media/public.server.ts'
import type { TestApp } from '#app/testing/test-app.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant } from '#platform/database/database.ts'

export const LICENCE = '/fragments/licences/software'

const PLAIN = {
  names: { en: 'A document', de: 'Ein Dokument' },
  kind: 'manual',
  gate: 'free',
  gatePath: null,
  formKey: null,
  videoUrl: null,
  audience: 'public',
  toolId: null,
  updatedAt: new Date('2026-10-01'),
  content: Buffer.from('%PDF-1.7 a document'),
} as const

export const EULA = { gate: 'eula', gatePath: LICENCE } as const
export const FORM = { gate: 'form', gatePath: '/fragments/forms/details', formKey: 'download-details' } as const

export const addDocument = async (
  { services: { db, files } }: TestApp,
  tenant: TenantKey,
  given: Partial<DocumentRow> & { readonly path: string; readonly content?: Buffer },
) => {
  const { content, ...document } = { ...PLAIN, ...given }
  const stored = await storeContent(files, { tenant, path: document.path, content })
  return withTenant(db, tenant, (tx) => nameDocument(tx, document, stored))
}

/** Publishes the agreement; again, as its next version. */
export const publishLicence = (site: TestApp, tenant: TenantKey, html: string) =>
  site.publish(tenant, [
    {
      path: LICENCE,
      title: 'Licence agreement',
      template: 'fragment-template',
      kind: 'Fragment',
      blocks: [{ id: 'text', type: 'text', props: { heading: 'Licence agreement', html } }],
    },
  ])
