type DeliveryDay = { readonly sku: string; readonly requestedOn: string; readonly note: string }
type DatedLine = { readonly sku: string; readonly quantity: number; readonly requestedOn?: string | undefined }

const LONGEST_NOTE = 240

/** Days for the cart, which has one line a part: the earliest counts, several stand in the note with their pieces. */
export const planDeliveryDays = (lines: readonly DatedLine[], today: string): DeliveryDay[] => {
  const bySku = new Map<string, Map<string, number>>()
  for (const { sku, quantity, requestedOn } of lines) {
    // A day that is over cannot be requested.
    if (requestedOn === undefined || requestedOn < today) continue
    const days = bySku.get(sku) ?? new Map<string, number>()
    days.set(requestedOn, (days.get(requestedOn) ?? 0) + quantity)
    bySku.set(sku, days)
  }
  return [...bySku].flatMap(([sku, days]) => {
    const sorted = [...days].toSorted(([one], [other]) => one.localeCompare(other))
    const [first] = sorted
    if (!first) return []
    const note = sorted.length > 1 ? sorted.map(([day, quantity]) => `${day}: ${quantity}`).join(', ') : ''
    return [{ sku, requestedOn: first[0], note: note.slice(0, LONGEST_NOTE) }]
  })
}
