import { pageHref } from '#foundation/blocks/public.ts'
import { inLanguage, listPrice, productPath, type CardSetting, type PriceLists } from '#features/storefront/catalogue/public.ts'
import { readVideoFigures, type VideoFigures } from '#features/storefront/product-tools/schedule/video.rules.ts'
import type { Language } from '#kernel/locale.ts'
import type { MoneyJson } from '#kernel/money.ts'

/** A product as the tools show it: nothing in it is personal. */
export type ToolProduct = {
  readonly sku: string
  readonly name: string
  readonly href: string
  readonly image?: string | undefined
  readonly price?: MoneyJson | undefined
  readonly lifecycle: 'active' | 'obsolete' | 'replaced'
  readonly video: VideoFigures
}

type Source = {
  readonly sku: string
  readonly names: Readonly<Partial<Record<Language, string>>>
  readonly images: readonly string[]
  readonly attributes: Readonly<Record<string, string | number>>
  readonly prices: PriceLists
  readonly lifecycle: ToolProduct['lifecycle']
}

export type ToolSetting = Pick<CardSetting, 'locale' | 'market' | 'currencies'> & {
  /** The flag hideCurrency: then no price is shown to anonymous visitors. */
  readonly hidesPrices: boolean
}

export const toToolProduct = (product: Source, setting: ToolSetting): ToolProduct => ({
  sku: product.sku,
  name: inLanguage(product.names, setting.locale.language),
  href: pageHref(setting.locale, productPath(product.sku)),
  image: product.images[0],
  price: setting.hidesPrices ? undefined : listPrice(product.prices, setting),
  lifecycle: product.lifecycle,
  video: readVideoFigures(product.attributes),
})
