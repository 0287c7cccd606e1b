export type { DealerRecord } from '#features/storefront/dealers/dealer-record.rules.ts'
export { saveDealers } from '#features/storefront/dealers/dealer.store.ts'
