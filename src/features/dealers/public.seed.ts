export type { DealerRecord } from '#features/dealers/dealer-record.rules.ts'
export { saveDealers } from '#features/dealers/dealer.store.ts'
