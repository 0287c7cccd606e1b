export { FRAME_FRAGMENTS, isGatedPage, isStaffPage, pageContentSchema, type PageContent } from '#features/content/page.rules.ts'
export { describeStructure, isIndexed, PASSING_PATHS } from '#features/content/seo.rules.ts'
export { chooseTranslationScript } from '#features/content/translation.rules.ts'
