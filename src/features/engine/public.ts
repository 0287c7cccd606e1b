export { foldText } from '#features/engine/words/fold.rules.ts'
export { foldPartNumber } from '#features/engine/words/part-number.rules.ts'
