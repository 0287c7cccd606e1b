import type { DemoCategory } from '#demo/catalogue/categories.ts'
import type { Words } from '#demo/catalogue/outline.ts'
import type { AttributeKey } from '#demo/catalogue/products/attributes.ts'
import { listDocuments } from '#demo/catalogue/products/documents.ts'
import { EXTRAS } from '#demo/catalogue/products/extras.ts'
import { describeGeneral, describeSubscription } from '#demo/catalogue/products/general-figures.ts'
import { chooseMarkets, countStock } from '#demo/catalogue/products/markets.ts'
import { priceIn } from '#demo/catalogue/products/prices.ts'
import {
  EQUIPMENT_CLOSERS,
  NAME,
  OBSOLETE,
  REPLACED,
  SOFTWARE_CLOSERS,
  SOFTWARE_REPLACED,
} from '#demo/catalogue/products/product-sentences.ts'
import {
  capitalise,
  fillTemplate,
  inEachLanguage,
  joinSentences,
  writeFigure,
  writeSize,
  type ByLanguage,
  type Figures,
} from '#demo/catalogue/products/product-words.ts'
import { listViews } from '#demo/catalogue/products/views.ts'
import type { Series, Variant } from '#demo/catalogue/products/series.ts'
import type { ProductRecord } from '#features/storefront/catalogue/public.ts'
import type { Language } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'

export type CategoryPlace = { readonly tenant: TenantKey; readonly category: DemoCategory; readonly isSoftware: boolean }

const nounOf = ({ line }: Series, position: number): string => String(line[3 + position] ?? '')

/** Fills a sentence about a product: its noun, its series, its figures with their units. */
const tell = (sentence: Words, series: Series, figures: Figures, more: Readonly<Record<string, string>> = {}): ByLanguage =>
  inEachLanguage((language, position) =>
    fillTemplate(sentence[position] ?? '', language, (slot) => {
      if (slot === 'noun') return nounOf(series, position)
      if (slot === 'Noun') return capitalise(nounOf(series, position))
      if (slot === 'series') return series.label
      const value = lookUp<number | string>(figures, slot)
      return lookUp(more, slot) ?? (value === undefined ? '' : writeFigure(slot as AttributeKey, value, language))
    }),
  )

/** The size, and the version where a series has two. */
const nameSize = ({ profile: { axis, version } }: Series, { figures, versionAt }: Variant, language: Language): string => {
  const keys = versionAt === undefined || version === undefined ? [axis.key] : [axis.key, version.key]
  const parts = keys.map((key) => writeSize(key, figures[key] ?? '', language))
  return parts.join(language === 'zh' ? '，' : ', ')
}

const nameOf = (series: Series, variant: Variant): ByLanguage =>
  inEachLanguage((language, position) =>
    fillTemplate(NAME[position] ?? '', language, (slot) => {
      if (slot === 'size') return nameSize(series, variant, language)
      if (slot === 'series') return series.label
      const noun = nounOf(series, position)
      return slot === 'Noun' ? capitalise(noun) : noun
    }),
  )

const chooseEnd = ({ lifecycle, dice }: Series, isSoftware: boolean): Words => {
  if (lifecycle === 'obsolete') return OBSOLETE
  if (lifecycle === 'replaced') return isSoftware ? SOFTWARE_REPLACED : REPLACED
  return dice.pick(isSoftware ? SOFTWARE_CLOSERS : EQUIPMENT_CLOSERS)
}

const describe = (series: Series, figures: Figures, isSoftware: boolean, successor: string | undefined): ByLanguage => {
  const { profile } = series
  const end = chooseEnd(series, isSoftware)
  const sentences = [profile.opener, profile.detail, end]
  return joinSentences(sentences.map((sentence) => tell(sentence, series, figures, successor ? { successor } : {})))
}

/** Many are looked at rarely, few all the time. */
const countInterest = ({ dice, lifecycle }: Series): number =>
  Math.floor(dice.span(0, 1) ** 3 * (lifecycle === 'active' ? 100_000 : 2000))

/** The products of one series, in the order of their sizes. */
export function* listSeriesProducts(
  place: CategoryPlace,
  series: Series,
  accessories: readonly string[],
): Generator<ProductRecord> {
  const { tenant, category, isSoftware } = place
  const { label, dice, lifecycle, profile } = series
  const markets = chooseMarkets(dice)
  for (const variant of series.variants) {
    const sku = `${label}-${variant.code}`
    const replacedBy = series.successor === undefined ? undefined : `${series.successor}-${variant.code}`
    const figures = { ...series.traits, ...variant.figures }
    const dollars = series.price * profile.price[2] ** variant.position * (variant.versionAt === 1 ? 1.12 : 1)
    yield {
      sku,
      category: category.path,
      brand: series.brand,
      names: nameOf(series, variant),
      texts: describe(series, figures, isSoftware, replacedBy),
      attributes: {
        ...figures,
        ...describeGeneral(label, category.pictureFamily, figures, isSoftware),
        ...describeSubscription(category.path, figures),
      },
      images: listViews(tenant, category.pictureFamily, sku, dice),
      documents: listDocuments(tenant, sku, isSoftware ? ['data-sheet'] : ['data-sheet', 'installation-guide', 'certificate']),
      accessories: lifecycle === 'active' ? [...accessories] : [],
      prices: { list: priceIn(dollars) },
      stock: countStock(dice, lifecycle !== 'obsolete' && !isSoftware),
      markets,
      lifecycle,
      replacedBy,
      variantOf: series.variants.length > 1 ? label : undefined,
      popularity: countInterest(series),
    }
  }
}

/** The part number of what is ordered beside a series, where there is something. */
export const extraSku = ({ label, profile }: Series): string | undefined =>
  profile.extra === undefined ? undefined : `${label}-${EXTRAS[profile.extra].code}`

export const makeExtra = ({ tenant, category }: CategoryPlace, series: Series): ProductRecord | undefined => {
  const sku = extraSku(series)
  if (sku === undefined || series.profile.extra === undefined) return undefined
  const { family, names, texts, figures, price } = EXTRAS[series.profile.extra]
  const { dice } = series
  return {
    sku,
    category: category.path,
    brand: series.brand,
    names: tell(names, series, figures),
    texts: tell(texts, series, figures),
    attributes: { ...figures, ...describeGeneral(series.label, family, figures, false) },
    images: listViews(tenant, family, sku, dice),
    documents: listDocuments(tenant, sku, ['data-sheet']),
    accessories: [],
    prices: { list: priceIn(dice.span(price[0], price[1])) },
    stock: countStock(dice, true),
    lifecycle: 'active',
    popularity: Math.floor(countInterest(series) / 4),
  }
}
