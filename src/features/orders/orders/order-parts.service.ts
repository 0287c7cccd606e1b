import type { Feature } from '#platform/feature.ts'
import type { Services } from '#platform/services.ts'

/** Areas that bring documents of orders, and those notified of their changes. */
export const listOrderParts = (features: readonly Feature[]): Services['orderParts'] => ({
  documents: features.flatMap(({ orderDocuments }) => orderDocuments ?? []),
  related: features.flatMap(({ orderRelated }) => orderRelated ?? []),
  approvals: features.find(({ orderApprovals }) => orderApprovals)?.orderApprovals ?? (async () => new Map()),
  listeners: features.flatMap(({ onOrderState }) => onOrderState ?? []),
  placed: features.flatMap(({ onOrderPlaced }) => onOrderPlaced ?? []),
  checkIncrease: features.find(({ orderIncreases }) => orderIncreases)?.orderIncreases ?? (async () => undefined),
  lineListeners: features.flatMap(({ onOrderLines }) => onOrderLines ?? []),
})
