export { offeredPartSchema, readingLineSchema, type ReadingLine } from '#features/buying/quick-order/reading.schema.ts'
export { readLineFix, type LineFixValues } from '#features/buying/quick-order/line-fix.rules.ts'
