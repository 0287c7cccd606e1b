export {
  defineBlock,
  type AuthorField,
  type AuthorFields,
  type Block,
  type BlockDefinition,
  type BlockPlace,
} from '#foundation/blocks/block.rules.ts'
export {
  anchorSchema,
  hrefSchema,
  imageSchema,
  linkSchema,
  richTextSchema,
  type Image,
  type Link,
} from '#foundation/blocks/block-parts.rules.ts'
export { iconNameSchema } from '#foundation/blocks/icon.rules.ts'
export { PageProvider, usePage, usePageFact, usePageText, type PageRecorder } from '#foundation/blocks/page-context.client.ts'
export { findSlots, markSlot, slotSelector, slotValue, type FoundSlot } from '#foundation/blocks/markup-slot.client.ts'
/** @public areas add their slots by declaration merging */
export type { MarkupSlots } from '#foundation/blocks/markup-slot.client.ts'
export { findPageSlot, PageSlot, Slot, SlotsProvider, type SlotProps, type Slots } from '#foundation/blocks/page-slot.client.ts'
export { PAGE_KINDS, PAGE_TEMPLATES, type PageKind, type PageTemplate } from '#foundation/blocks/page-kind.rules.ts'
export {
  AREAS,
  pageHref,
  type Area,
  type EmbeddedModel,
  type PageContext,
  type PageMode,
  type PageBrand,
  type PageModel,
  type PageVariant,
} from '#foundation/blocks/page-model.rules.ts'
export {
  FRAGMENT_PAGE,
  linkGroup,
  linkIn,
  listSiteLinks,
  listStarterPages,
  type SiteLink,
  type StarterPage,
  type StarterPages,
  type StarterSite,
} from '#foundation/blocks/starter-page.rules.ts'
export type { PropsInMarkup } from '#foundation/blocks/props-in-markup.client.ts'
export { isLinkTarget } from '#foundation/blocks/link-target.rules.ts'
