export { dealerSchema } from '#features/dealers/dealer-record.rules.ts'
export { DEALER_TAGS, type Dealer, type DealerTag, type OpeningHours } from '#features/dealers/dealer.rules.ts'
