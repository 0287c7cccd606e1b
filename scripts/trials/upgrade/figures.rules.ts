export type Sample = { readonly phase: string; readonly kind: string; readonly ms: number; readonly fault?: string | undefined }

export type PhaseFigures = {
  readonly phase: string
  readonly requests: number
  readonly failed: number
  readonly p50: number
  readonly p99: number
  readonly slowest: number
}

const at = (sorted: readonly number[], share: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)

/** By phase, in the order in which they began. */
export const summarise = (samples: readonly Sample[]): PhaseFigures[] =>
  [...Map.groupBy(samples, ({ phase }) => phase)].map(([phase, own]) => {
    const sorted = own.map(({ ms }) => ms).toSorted((one, other) => one - other)
    return {
      ...{ phase, requests: own.length, failed: own.filter(({ fault }) => fault !== undefined).length },
      ...{ p50: at(sorted, 0.5), p99: at(sorted, 0.99), slowest: at(sorted, 1) },
    }
  })

/** Each kind of fault once, with how often it came. */
export const listFaults = (samples: readonly Sample[]): string[] =>
  [
    ...Map.groupBy(
      samples.filter(({ fault }) => fault !== undefined),
      ({ phase, kind, fault }) => `${phase}, ${kind}: ${fault}`,
    ),
  ].map(([name, own]) => `${own.length} × ${name}`)

/** Acknowledged orders that are missing, and numbers that were given twice. */
export const checkOrders = (acknowledged: readonly string[], stored: readonly string[]) => {
  const found = new Set(stored)
  return {
    lost: acknowledged.filter((number) => !found.has(number)),
    doubled: acknowledged.filter((number, index) => acknowledged.indexOf(number) !== index),
  }
}
