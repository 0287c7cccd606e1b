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
