import type { TrackedEvent } from '#foundation/analytics/tracked-event.rules.ts'

/** Somebody saw how much of a part there is [3.12.4]. */
export const describeStock = (pieces: number): TrackedEvent => ({
  name: 'stock',
  noOfStocks: pieces,
  IsStockAvailable: pieces > 0,
})
