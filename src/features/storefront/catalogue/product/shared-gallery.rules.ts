import { inLanguage } from '#features/storefront/catalogue/product/product.rules.ts'
import type { CardSource } from '#features/storefront/catalogue/product/product-card.rules.ts'
import type { Language } from '#kernel/locale.ts'

export type GalleryPicture = { readonly src: string; readonly alt: string }
type Pictured = Pick<CardSource, 'sku' | 'names' | 'images' | 'attributes'>

/** Keys of attributes that only say how something is painted. */
const COLOUR_KEYS: ReadonlySet<string> = new Set(['colour', 'color'])
const MOST_PICTURES = 12

const readForm = (attributes: Pictured['attributes']): string =>
  JSON.stringify(
    Object.entries(attributes)
      .filter(([key]) => !COLOUR_KEYS.has(key))
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )

/** Its own pictures, then those of variants that differ from it in colour alone; none twice. */
export const shareGallery = (product: Pictured, variants: readonly Pictured[], language: Language): readonly GalleryPicture[] => {
  const form = readForm(product.attributes)
  const alike = variants.filter(({ sku, attributes }) => sku !== product.sku && readForm(attributes) === form)
  const pictures = [product, ...alike].flatMap(({ images, names }) =>
    images.map((src) => ({ src, alt: inLanguage(names, language) })),
  )
  return [...new Map(pictures.toReversed().map((picture) => [picture.src, picture])).values()]
    .toReversed()
    .slice(0, MOST_PICTURES)
}
