import { isDealerTag, isKnownTag, spellTag, type DealerTag, type KnownTag } from '#features/storefront/dealers/public.ts'

export const nameTag = (tag: DealerTag, t: (key: `tag.${KnownTag}`) => string): string =>
  isKnownTag(tag) ? t(`tag.${tag}`) : spellTag(tag)

/** Offers beyond those that every site knows, as admins write them; undefined where one is no tag. */
export const readOtherTags = (text: string): DealerTag[] | undefined => {
  const tags = text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')
  return tags.every(isDealerTag) ? tags : undefined
}
