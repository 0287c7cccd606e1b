import { isKnownTag, spellTag, type DealerTag } from '#features/storefront/dealers/dealer.rules.ts'
import { useTexts } from '#ui/use-texts.tsx'

/** The name of an offer on a page. */
export const useTagName = (): ((tag: DealerTag) => string) => {
  const t = useTexts('dealers')
  return (tag) => (isKnownTag(tag) ? t(`tag.${tag}`) : spellTag(tag))
}
