import { MOST_PIECES } from '#features/buying/pricing/public.ts'
import type { LineNote } from '#features/buying/quick-order/reading/line-notes.rules.ts'
import type { OrderLine } from '#features/buying/quick-order/reading/order-line.rules.ts'

export type NamesSame = (one: string, other: string) => boolean

/** Lines that a note is about: by part number, by position, by the quantity that it puts right, else undefined. */
const findTargets = (
  lines: readonly OrderLine[],
  { numbers, positions, former }: LineNote,
  isSame: NamesSame,
): readonly OrderLine[] | undefined => {
  if (numbers.length > 0)
    return lines.filter((line) => line.numbers.some(({ text }) => numbers.some((number) => isSame(text, number))))
  if (positions.length > 0) {
    const byMark = lines.filter(({ position }) => position !== undefined && positions.includes(position))
    return byMark.length > 0 ? byMark : lines.filter((_, at) => positions.includes(at + 1))
  }
  const byQuantity = lines.filter(({ quantity }) => former !== undefined && quantity === former)
  return byQuantity.length > 0 ? byQuantity : undefined
}

const joinRequested = ({ asked }: OrderLine, { text }: LineNote): string => `${asked} → ${text}`.slice(0, 200)

const cancel = (lines: readonly OrderLine[], note: LineNote, targets: readonly OrderLine[] | undefined): OrderLine[] =>
  lines.map((line) =>
    (targets ?? lines).includes(line) ? { ...line, asked: joinRequested(line, note), fault: 'cancelled' as const } : line,
  )

/** One line gets its quantity; where it is not clear which one or how many, all that may be meant wait. */
const correct = (lines: readonly OrderLine[], note: LineNote, targets: readonly OrderLine[] | undefined): OrderLine[] => {
  const [only] = lines
  const meant = targets ?? (lines.length === 1 && only ? [only] : lines)
  const { quantity, former, numbers } = note
  const isClear =
    meant.length === 1 &&
    quantity !== undefined &&
    quantity <= MOST_PIECES &&
    numbers.length < 2 &&
    (former === undefined || meant[0]?.quantity === undefined || meant[0].quantity === former)
  const isMeant = (line: OrderLine): boolean => (meant.length === 0 ? numbers.length === 0 : meant.includes(line))
  return lines.map((line) => {
    if (!isMeant(line)) return line
    const requested = joinRequested(line, note)
    const { isAssumed, fault, ...rest } = line
    const stays = fault !== undefined && fault !== 'quantity' && fault !== 'unsure' ? fault : undefined
    return isClear
      ? { ...rest, asked: requested, quantity, fault: stays, isAssumed: false }
      : { ...line, asked: requested, fault: fault ?? 'correction' }
  })
}

/** The lines as a later sentence leaves them. */
export const applyNote = (lines: readonly OrderLine[], note: LineNote, isSame: NamesSame): OrderLine[] => {
  const targets = findTargets(lines, note, isSame)
  return note.kind === 'cancel' ? cancel(lines, note, targets) : correct(lines, note, targets)
}

/** Whether a note names a line that is there; one that names an unknown one is a line of its own. */
export const hasTarget = (lines: readonly OrderLine[], note: LineNote, isSame: NamesSame): boolean =>
  (findTargets(lines, note, isSame) ?? lines).length > 0
