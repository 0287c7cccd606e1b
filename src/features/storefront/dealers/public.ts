export { dealerSchema } from '#features/storefront/dealers/dealer-record.rules.ts'
export {
  DEALER_TAG,
  DEALER_TAGS,
  isDealerTag,
  isKnownTag,
  sortTags,
  spellTag,
  type Dealer,
  type DealerTag,
  type KnownTag,
  type OpeningHours,
} from '#features/storefront/dealers/dealer.rules.ts'
