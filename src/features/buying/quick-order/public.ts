export {
  offeredPartSchema,
  readingLineSchema,
  type OfferedPart,
  type ReadingLine,
} from '#features/buying/quick-order/reading.schema.ts'
