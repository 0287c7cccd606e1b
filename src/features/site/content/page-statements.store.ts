import type { Locale } from '#kernel/locale.ts'
import { prepareStatement } from '#platform/database/prepared-statement.ts'

type NamedRow = {
  readonly path: string
  readonly pageId: string
  readonly version: number
  readonly publishedAt: Date
  readonly name: string
}

/** The row's own version is in its name: also a change past the product is another text. */
export const selectPublished = prepareStatement<NamedRow>(
  `select page.path, page.id as page_id, page_version.number as version, page_version.published_at,
    page.id || ' ' || page_version.number || ' ' || page_version.xmin as name
  from page join page_version on page_version.page_id = page.id and page_version.number = page.published_version
  where page.country = $1 and page.language = $2 and page.path = any($3)`,
)

export const selectLocales = prepareStatement<Locale & { readonly path: string }>(
  `select path, country, language from page
  where path = any($1) and published_version is not null order by country, language`,
)

export const selectPresent = prepareStatement<{ readonly path: string }>(
  `select path from page where country = $1 and language = $2 and path = any($3) and published_version is not null`,
)
