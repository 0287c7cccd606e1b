import { DELIVERY_METHODS, type DeliveryMethod } from '#features/buying/delivery-terms/public.ts'
import { PAYMENT_TYPES, type PaymentType } from '#features/buying/checkout/checkout.rules.ts'

type KnownOptions = { method: DeliveryMethod; pay: PaymentType }
const WORDS: { readonly [Kind in keyof KnownOptions]: readonly string[] } = { method: DELIVERY_METHODS, pay: PAYMENT_TYPES }

/** Orders that came from an ERP may name ways of payment and delivery that we have no word for. */
export const isKnownOption = <Kind extends keyof KnownOptions>(kind: Kind, word: string): word is KnownOptions[Kind] =>
  WORDS[kind].includes(word)
