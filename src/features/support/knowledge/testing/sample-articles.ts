import type { TestApp } from '#app/testing/test-app.ts'
import type { Article } from '#features/support/knowledge/article.rules.ts'
import { insertVersion, saveArticle } from '#features/support/knowledge/testing/save-article.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant } from '#platform/database/database.ts'

export const makeArticle = (id: string, changes: Partial<Article> = {}): Article => ({
  id,
  number: `KA-${id}`,
  titles: { en: `Article ${id}`, de: `Artikel ${id}` },
  summaries: { en: 'What helps.' },
  firstOn: '2025-01-02',
  productGroup: 'Displays',
  products: ['FD-880'],
  partNumbers: ['880-1'],
  brand: 'Halden',
  aircraftMake: null,
  aircraftModel: null,
  audience: null,
  faqPlace: null,
  ...changes,
})

export const addArticle = ({ services: { db } }: TestApp, tenant: TenantKey, article: Article, versions = 1): Promise<void> =>
  withTenant(db, tenant, async (tx) => {
    await saveArticle(tx, article)
    for (let version = 1; version <= versions; version += 1)
      await insertVersion(tx, article.id, {
        version,
        revisedOn: `2026-0${version}-10`,
        change: `Change ${version}`,
        bodies: { en: [{ kind: 'solution', steps: [`Step of version ${version} of ${article.id}.`] }] },
      })
  })
