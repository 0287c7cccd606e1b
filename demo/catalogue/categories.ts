import { aerobtCatalogue } from '#demo/catalogue/aerobt.ts'
import { hbtbtCatalogue } from '#demo/catalogue/hbtbt.ts'
import { hpsbtCatalogue } from '#demo/catalogue/hpsbt.ts'
import { findMarkets } from '#demo/catalogue/markets.ts'
import type { Branch, CatalogueOutline, Words } from '#demo/catalogue/outline.ts'
import { processCatalogue } from '#demo/catalogue/process.ts'
import { spsCatalogue } from '#demo/catalogue/sps.ts'
import { aerobtTexts } from '#demo/catalogue/texts/aerobt.ts'
import { hbtbtTexts } from '#demo/catalogue/texts/hbtbt.ts'
import { hpsbtTexts } from '#demo/catalogue/texts/hpsbt.ts'
import { processTexts } from '#demo/catalogue/texts/process.ts'
import { spsTexts } from '#demo/catalogue/texts/sps.ts'
import { demoId } from '#demo/demo-id.ts'
import type { PictureFamily } from '#demo/pictures/families.ts'
import { plateImage } from '#demo/pictures/picture-url.ts'
import type { Image } from '#foundation/blocks/public.ts'
import type { Language } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'

type ByLanguage = Readonly<Record<Language, string>>

export type DemoCategory = {
  readonly id: string
  readonly parentId: string | null
  readonly slug: string
  /** Slugs from the top. */
  readonly path: string
  readonly depth: number
  readonly position: number
  readonly pictureFamily: PictureFamily
  readonly image: Image
  readonly names: ByLanguage
  readonly texts: ByLanguage
  /** Null is everywhere. */
  readonly markets: readonly string[] | null
}

const CATALOGUES: Readonly<Record<TenantKey, CatalogueOutline>> = {
  aerobt: aerobtCatalogue,
  hbtbt: hbtbtCatalogue,
  sps: spsCatalogue,
  process: processCatalogue,
  hpsbt: hpsbtCatalogue,
}

/** Of the categories below the first level, by path. */
const TEXTS: Readonly<Record<TenantKey, Readonly<Record<string, Words>>>> = {
  aerobt: aerobtTexts,
  hbtbt: hbtbtTexts,
  sps: spsTexts,
  process: processTexts,
  hpsbt: hpsbtTexts,
}

const byLanguage = ([en, de, fr, es, pl, zh]: Words): ByLanguage => ({ en, de, fr, es, pl, zh })

/** The category tree of a tenant, parents before their children. */
export function* listCategories(tenant: TenantKey): Generator<DemoCategory> {
  const { tree, introductions } = CATALOGUES[tenant]
  yield* walk(tree)

  function* walk(branches: readonly Branch[], parent?: DemoCategory): Generator<DemoCategory> {
    for (const [position, branch] of branches.entries()) {
      const [slug, pictureFamily, en, de, fr, es, pl, zh, children = []] = branch
      const names: Words = [en, de, fr, es, pl, zh]
      const path = parent ? `${parent.path}/${slug}` : slug
      const texts = parent ? lookUp(TEXTS[tenant], path) : lookUp(introductions, slug)
      if (!texts) throw new Error(`${tenant}: the category ${path} has no introduction`)
      const category: DemoCategory = {
        id: demoId(`category/${tenant}/${path}`),
        parentId: parent?.id ?? null,
        slug,
        path,
        depth: parent ? parent.depth + 1 : 1,
        position,
        pictureFamily,
        image: plateImage(tenant, pictureFamily, slug),
        names: byLanguage(names),
        texts: byLanguage(texts),
        markets: parent?.markets ?? findMarkets(tenant, path),
      }
      yield category
      yield* walk(children, category)
    }
  }
}
