export { nameUnsoldText, type UnsoldPart } from '#features/storefront/unsold-parts/unsold.rules.ts'
