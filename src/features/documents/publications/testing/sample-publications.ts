import { createHash } from 'node:crypto'
import type { Publication } from '#features/documents/publications/publication.rules.ts'
import { insertRevision, type NewRevision } from '#features/documents/publications/publication.store.ts'
import type { TestApp } from '#app/testing/test-app.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'

/** Replaced as a whole; its revisions and marks stay. */
const savePublication = async (tx: Tx, publication: Publication): Promise<void> => {
  const { slug, titles, texts, skus, languages = [], ...rest } = publication
  const row = {
    ...rest,
    languages: [...languages],
    titles: JSON.stringify(titles),
    texts: JSON.stringify(texts),
    skus: [...skus],
  }
  await tx
    .insertInto('publication')
    .values({ slug, ...row })
    .onConflict((conflict) => conflict.columns(['tenant', 'slug'] as never).doUpdateSet(row))
    .execute()
}

export const makePublication = (slug: string, changes: Partial<Publication> = {}): Publication => ({
  slug,
  number: slug.toUpperCase(),
  docType: 'Maintenance manual',
  titles: { en: `Manual ${slug}`, de: `Handbuch ${slug}` },
  texts: { en: 'How it is kept in order.' },
  product: 'HA-1',
  productFamily: 'Actuators',
  skus: [],
  audience: 'signed-in',
  supersedes: null,
  ...changes,
})

export const makeRevision = (revision: string, changes: Partial<NewRevision> = {}): NewRevision => ({
  revision,
  issuedOn: '2026-10-01',
  changes: [],
  effectivity: [{ part: 'HA-1', from: 1, to: 99 }],
  outline: [{ title: 'Torque values', page: 2 }],
  pages: 2,
  fileKey: `test/publications/${revision}.pdf`,
  fileSize: 5,
  sha256: createHash('sha256').update(revision).digest('hex'),
  publishedAt: new Date('2026-10-01T00:00:00Z'),
  ...changes,
})

/** A publication with these revisions, the oldest first; their files hold `%PDF-` and the slug. */
export const addPublication = async (
  { services: { db, files } }: TestApp,
  tenant: TenantKey,
  publication: Publication,
  revisions: readonly string[] = ['A'],
): Promise<void> => {
  const content = Buffer.from(`%PDF-${publication.slug}`)
  for (const revision of revisions) {
    const fileKey = `${tenant}/publications/${publication.slug}-${revision}.pdf`
    await files.put(fileKey, content, { contentType: 'application/pdf' })
    await withTenant(db, tenant, async (tx) => {
      if (revision === revisions[0]) await savePublication(tx, publication)
      await insertRevision(tx, publication.slug, makeRevision(revision, { fileKey, fileSize: content.length }))
    })
  }
}
