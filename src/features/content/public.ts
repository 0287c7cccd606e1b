export type { AuthorField, AuthorFields, Block, BlockDefinition } from '#features/content/block.rules.ts'
export { defineBlock } from '#features/content/block.rules.ts'
export {
  hrefSchema,
  imageSchema,
  linkSchema,
  richTextSchema,
  type Image,
  type Link,
} from '#features/content/block-parts.rules.ts'
export { pageHref, type EmbeddedModel, type PageContext, type PageModel } from '#features/content/page-model.rules.ts'
export { PageProvider, usePage } from '#features/content/page-context.ts'
export { describeStructure, isIndexed } from '#features/content/seo.rules.ts'
export {
  isGatedPage,
  PAGE_KINDS,
  PAGE_TEMPLATES,
  pageContentSchema,
  type PageContent,
  type PageKind,
  type PageTemplate,
} from '#features/content/page.rules.ts'
