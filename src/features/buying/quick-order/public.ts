export { offeredPartSchema, readingLineSchema, type ReadingLine } from '#features/buying/quick-order/reading.schema.ts'
