import type { FacetWording } from '#features/storefront/catalogue/listing/facet-words.rules.ts'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'

export const useFacetWords = (currency: string): FacetWording => {
  const t = useTexts('catalogue')
  const formats = useFormats()
  return { t, formats, currency }
}
