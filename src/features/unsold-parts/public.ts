export { nameUnsoldText, type UnsoldPart } from '#features/unsold-parts/unsold.rules.ts'
