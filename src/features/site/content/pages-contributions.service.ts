import type { PageVariant } from '#foundation/blocks/public.ts'
import type { PageContent } from '#features/site/content/page-content.schema.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Dictionaries } from '#kernel/texts.ts'
import type { Tx } from '#platform/database/database.ts'

declare module '#platform/feature.ts' {
  interface Feature {
    readonly pages?: PageSource
  }
}

/** Pages that are not written but made of data, such as a million products. */
export type PageSource = {
  /** Paths below the locale; pages there differ by market and by what their query asks. */
  readonly matches: RegExp
  /** Asked where no author published a page. */
  readonly find: (tx: Tx, variant: PageVariant, dictionaries: Dictionaries) => Promise<PageContent | undefined>
  /** Asked where this market has no page: what says so, to be sent with 404. Undefined where no other market has one either. */
  readonly findUnsold?: (tx: Tx, variant: PageVariant, dictionaries: Dictionaries) => Promise<PageContent | undefined>
  /** By country: the path of this page where the country has it, else of the nearest page above that it has. */
  readonly listNearest?: (tx: Tx, path: string, countries: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** Asked where there is no page: the path of the one that was meant, if it only stands in other letters. */
  readonly findSpelling?: (tx: Tx, variant: PageVariant, dictionaries: Dictionaries) => Promise<string | undefined>
  /** Of these paths, those of pages that only some countries have, and which. */
  readonly listLimits?: (tx: Tx, paths: readonly string[]) => Promise<ReadonlyMap<string, readonly string[]>>
  /** Paths that search engines should know, at most so many. */
  readonly list?: (tx: Tx, locale: Locale, limit: number) => Promise<readonly string[]>
  readonly parts?: PageParts
}

/** Paths for search engines where they are too many for one file: numbered parts of at most 50,000. */
export type PageParts = {
  readonly name: string
  readonly list: (tx: Tx) => Promise<readonly number[]>
  readonly read: (tx: Tx, locale: Locale, part: number) => Promise<readonly string[]>
}
