import { listArticles } from '#demo/knowledge/list-articles.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'
import { saveBookmark } from '#foundation/favourites/public.server.ts'
import { findPersonByEmail } from '#foundation/identity/public.server.ts'
import type { Tx } from '#platform/database/database.ts'

const ARTICLES = 3
const LINKS = [
  ['Tools', '/us/en/secure/tools'],
  ['New support case', '/us/en/support/cases/new'],
  ['Technical publications', '/us/en/secure/technical-publications'],
] as const

/** The buyer keeps a few articles and quick links. */
export const seedFavourites = async (tx: Tx, tenant: TenantKey, now: Date): Promise<void> => {
  await tx.deleteFrom('bookmark').execute()
  const buyer = await findPersonByEmail(tx, `buyer@${tenant}.example`)
  if (!buyer) return
  const mine = { personId: buyer.id, createdAt: now }
  for (const { id, titles } of listArticles(tenant).slice(0, ARTICLES))
    await saveBookmark(tx, {
      ...mine,
      list: 'favourites',
      kind: 'article',
      title: titles.en,
      href: `/us/en/support/knowledge/article-detail.ka_${id}`,
    })
  for (const [title, href] of LINKS) await saveBookmark(tx, { ...mine, list: 'quick-links', kind: 'page', title, href })
}
