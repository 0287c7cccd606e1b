// What a block is and the page it stands on: also at the door of `blocks`.
export * from '#features/blocks/public.ts'
export { isGatedPage, pageContentSchema, type PageContent } from '#features/content/page.rules.ts'
export { describeStructure, isIndexed } from '#features/content/seo.rules.ts'
