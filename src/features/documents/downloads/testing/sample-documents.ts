import { saveDocument, type NewDocument } from '#features/documents/downloads/public.seed.ts'
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

export const addDocument = (
  { services: { db, files } }: TestApp,
  tenant: TenantKey,
  document: Partial<NewDocument> & { readonly path: string },
) => withTenant(db, tenant, (tx) => saveDocument(tx, files, tenant, { ...PLAIN, ...document }))

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
