import { querySources } from '#app/pages/query-sources.ts'
import { findPublishedPages } from '#features/site/content/public.server.ts'
import { FRAME_FRAGMENTS } from '#features/site/content/public.ts'
import type { Tenant } from '#foundation/tenants/public.ts'
import type { AllDictionaries } from '#kernel/texts.ts'
import { withTenant, type Db } from '#platform/database/database.ts'
import type { PageSource } from '#features/site/content/public.server.ts'
import type { PageVariant } from '#foundation/blocks/public.ts'

/** The path of a page of data that was requested in other letters. */
export type FindSpelling = (tenant: Tenant, variant: PageVariant) => Promise<string | undefined>

type SpellingParts = { readonly db: Db; readonly sources: readonly PageSource[]; readonly dictionaries: AllDictionaries }

/** Patterns of pages are in small letters; what matches none costs no question to the database. */
export const createSpellingFinder =
  ({ db, sources, dictionaries }: SpellingParts): FindSpelling =>
  async (tenant, variant) => {
    const { locale, path } = variant
    const small = path.toLowerCase()
    if (!sources.some(({ matches, findSpelling }) => findSpelling && matches.test(small))) return undefined
    return withTenant(db, tenant.key, async (tx) => {
      // Pages of data are where the site has a header; elsewhere the other spelling would be missing too.
      const isSite = (await findPublishedPages(tx, locale, [FRAME_FRAGMENTS.header])).size > 0
      const words = dictionaries[locale.language]
      return isSite ? querySources(sources, small, ({ findSpelling }) => findSpelling?.(tx, variant, words)) : undefined
    })
  }
