import type { MoneyJson } from '#kernel/money.ts'

type Version = { readonly number: number; readonly kind: 'Requested' | 'Offered' | 'Countered' }
type Line = {
  readonly id: string
  readonly quantity: number
  readonly unitPrice?: MoneyJson | null | undefined
  readonly leadTimeDays?: number | null | undefined
}

/** Versions before this one that it can be compared with: the last offer first, then the others from the newest on. */
export const listComparable = (versions: readonly Version[], number: number): number[] => {
  const earlier = versions.filter((version) => version.number < number).toSorted((one, other) => other.number - one.number)
  const offer = earlier.find(({ kind }) => kind === 'Offered')
  return [...(offer ? [offer] : []), ...earlier.filter((version) => version !== offer)].map((version) => version.number)
}

export type ComparedLine<L extends Line> = L & {
  /** Of the other version, where it differs; null where it said nothing. */
  readonly former: {
    readonly quantity?: number
    readonly unitPrice?: MoneyJson | null
    readonly leadTimeDays?: number | null
  }
  readonly isNew: boolean
}

const isSamePrice = (one: MoneyJson | null | undefined, other: MoneyJson | null | undefined): boolean =>
  one?.minor === other?.minor && one?.currency === other?.currency

/** Each line with what it was in the other version; lines are the same by their id. */
export const compareLines = <L extends Line>(lines: readonly L[], before: readonly Line[] | undefined): ComparedLine<L>[] => {
  const known = new Map(before?.map((line) => [line.id, line]))
  return lines.map((line) => {
    const former = known.get(line.id)
    if (!former) return { ...line, former: {}, isNew: before !== undefined }
    return {
      ...line,
      isNew: false,
      former: {
        ...(former.quantity !== line.quantity && { quantity: former.quantity }),
        ...(!isSamePrice(former.unitPrice, line.unitPrice) && { unitPrice: former.unitPrice ?? null }),
        ...((former.leadTimeDays ?? null) !== (line.leadTimeDays ?? null) && { leadTimeDays: former.leadTimeDays ?? null }),
      },
    }
  })
}

/** Lines of the other version that this one does not have any more. */
export const listDropped = <L extends Line>(lines: readonly Line[], before: readonly L[] | undefined): L[] =>
  (before ?? []).filter(({ id }) => !lines.some((line) => line.id === id))
