export { listImages, listRichTexts } from '#features/content/field-value.rules.ts'
export { FRAME_FRAGMENTS, isGatedPage, isStaffPage, type PageContent } from '#features/content/page.rules.ts'
export { describeStructure, isIndexed } from '#features/content/seo.rules.ts'
export { chooseTranslationScript } from '#features/content/translation.rules.ts'
