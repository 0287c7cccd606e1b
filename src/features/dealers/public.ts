export { dealerSchema } from '#features/dealers/dealer-record.rules.ts'
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
} from '#features/dealers/dealer.rules.ts'
