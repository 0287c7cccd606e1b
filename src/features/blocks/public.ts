export {
  defineBlock,
  type AuthorField,
  type AuthorFields,
  type Block,
  type BlockDefinition,
  type BlockPlace,
} from '#features/blocks/block.rules.ts'
export {
  anchorSchema,
  hrefSchema,
  imageSchema,
  linkSchema,
  richTextSchema,
  type Image,
  type Link,
} from '#features/blocks/block-parts.rules.ts'
export { iconNameSchema } from '#features/blocks/icon.rules.ts'
export { PageProvider, usePage } from '#features/blocks/page-context.client.ts'
export { PageSlot, SlotsProvider, type SlotName } from '#features/blocks/page-slot.client.ts'
export { PAGE_KINDS, PAGE_TEMPLATES, type PageKind, type PageTemplate } from '#features/blocks/page-kind.rules.ts'
export {
  AREAS,
  pageHref,
  type Area,
  type EmbeddedModel,
  type PageContext,
  type PageMode,
  type PageModel,
  type PageVariant,
} from '#features/blocks/page-model.rules.ts'
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
} from '#features/blocks/starter-page.rules.ts'
export type { PropsInMarkup } from '#features/blocks/props-in-markup.client.ts'
