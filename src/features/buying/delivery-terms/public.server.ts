import { cutOffKind } from '#features/buying/delivery-terms/kinds/cut-off-kind.service.ts'
import { deliveryTimeKind } from '#features/buying/delivery-terms/kinds/delivery-time-kind.service.ts'
import { freightRateKind } from '#features/buying/delivery-terms/kinds/freight-rate-kind.service.ts'
import { holidayKind } from '#features/buying/delivery-terms/kinds/holiday-kind.service.ts'
import { taxRateKind } from '#features/buying/delivery-terms/kinds/tax-rate-kind.service.ts'
import type { Feature } from '#platform/feature.ts'

export { createFreightAndTax } from '#features/buying/delivery-terms/charges/charges.rules.ts'
export { readDeliveryTerms } from '#features/buying/delivery-terms/delivery-terms.store.ts'

/** Delivery charges, the taxes on top, and when things leave: data of the tenant, valid from day to day. */
export const deliveryTerms: Feature = {
  name: 'delivery-terms',
  dataKinds: [freightRateKind, taxRateKind, holidayKind, cutOffKind, deliveryTimeKind],
}
