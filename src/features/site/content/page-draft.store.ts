import type { PageContent } from '#features/site/content/page-content.schema.ts'
import type { PageAddress } from '#features/site/content/page.store.ts'
import type { Tx } from '#platform/database/database.ts'

export type Draft = { readonly id: string; readonly content: PageContent; readonly version: number; readonly revision: number }

/** A page as authors see it: its latest version, published or not [T-89]. */
export const findDraft = (tx: Tx, { locale, path }: PageAddress): Promise<Draft | undefined> =>
  tx
    .selectFrom('page')
    .innerJoin('pageVersion', (join) =>
      join.onRef('pageVersion.pageId', '=', 'page.id').onRef('pageVersion.number', '=', 'page.lastVersion'),
    )
    .select(['page.id', 'page.revision', 'pageVersion.content', 'pageVersion.number as version'])
    .where('page.country', '=', locale.country)
    .where('page.language', '=', locale.language)
    .where('page.path', '=', path)
    .executeTakeFirst()
