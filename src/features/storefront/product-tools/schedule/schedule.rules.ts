/** One line of a schedule; what the product is called and costs is the server's to say. */
export type ScheduleLine = { readonly sku: string; readonly quantity: number; readonly tag: string; readonly remark: string }

/** Which of the two tools: all products, or those of video systems. */
export const SCHEDULE_KINDS = ['general', 'video'] as const
export type ScheduleKind = (typeof SCHEDULE_KINDS)[number]

export const MOST_LINES = 500
export const MOST_PIECES = 99_999
export const LONGEST_TAG = 60
export const LONGEST_REMARK = 200
export const LONGEST_NAME = 80

/** As the catalogue spells its numbers; written here again, so that browsers need not load its schemas. */
const PART_NUMBER = /^[A-Za-z0-9][A-Za-z0-9._+-]{0,59}$/

/** A whole number of pieces, whatever was typed. */
export const readQuantity = (value: unknown): number => {
  const pieces = Math.trunc(Number(value))
  return Number.isFinite(pieces) ? Math.min(MOST_PIECES, Math.max(1, pieces)) : 1
}

const readText = (value: unknown, longest: number): string => (typeof value === 'string' ? value.slice(0, longest) : '')

/** Storage may hold anything: only what is a line comes back. */
export const readLines = (value: unknown): ScheduleLine[] =>
  (Array.isArray(value) ? (value as readonly unknown[]) : [])
    .flatMap((entry): ScheduleLine[] => {
      if (typeof entry !== 'object' || entry === null) return []
      const { sku, quantity, tag, remark } = entry as Record<string, unknown>
      if (typeof sku !== 'string' || !PART_NUMBER.test(sku)) return []
      const texts = { tag: readText(tag, LONGEST_TAG), remark: readText(remark, LONGEST_REMARK) }
      return [{ sku, quantity: readQuantity(quantity), ...texts }]
    })
    .slice(0, MOST_LINES)

/** The same product at the same place is one line with more pieces. */
export const addLines = (lines: readonly ScheduleLine[], added: readonly ScheduleLine[]): ScheduleLine[] => {
  const all = [...lines]
  for (const line of added) {
    const at = all.findIndex(({ sku, tag }) => sku === line.sku && tag === line.tag)
    const there = all[at]
    if (!there) all.push(line)
    else all[at] = { ...there, quantity: readQuantity(there.quantity + line.quantity), remark: there.remark || line.remark }
  }
  return all.slice(0, MOST_LINES)
}

export const changeLine = (lines: readonly ScheduleLine[], at: number, change: Partial<ScheduleLine>): ScheduleLine[] =>
  lines.map((line, index) => (index === at ? { ...line, ...change } : line))

export const removeLine = (lines: readonly ScheduleLine[], at: number): ScheduleLine[] => lines.filter((_, index) => index !== at)

/** Puts a line back where it was, or at the end of what is left. */
export const insertLine = (lines: readonly ScheduleLine[], at: number, line: ScheduleLine): ScheduleLine[] =>
  lines.toSpliced(at, 0, line).slice(0, MOST_LINES)

export const moveLine = (lines: readonly ScheduleLine[], at: number, by: -1 | 1): readonly ScheduleLine[] => {
  const [from, to] = [lines[at], lines[at + by]]
  if (!from || !to) return lines
  return lines.with(at, to).with(at + by, from)
}

/** Names that stay with a line when lines change places: the product, and which of its lines. */
export const keyLines = (lines: readonly ScheduleLine[]): string[] => {
  const seen = new Map<string, number>()
  return lines.map(({ sku }) => {
    const count = (seen.get(sku) ?? 0) + 1
    seen.set(sku, count)
    return `${sku} ${count}`
  })
}

/** Both tools keep their picks under one key; those of video say so. */
const isOf = (kind: ScheduleKind) => (entry: unknown) =>
  (typeof entry === 'object' && entry !== null && 'kind' in entry && entry.kind === 'video') === (kind === 'video')

const listEntries = (stored: unknown): readonly unknown[] => (Array.isArray(stored) ? (stored as readonly unknown[]) : [])

export const readPicked = (stored: unknown, kind: ScheduleKind): ScheduleLine[] =>
  readLines(listEntries(stored).filter(isOf(kind)))

/** Stores the choice of one tool; the other's stays. */
export const writePicked = (stored: unknown, kind: ScheduleKind, lines: readonly ScheduleLine[]): readonly unknown[] => {
  const others = listEntries(stored).filter((entry) => !isOf(kind)(entry))
  return [...others, ...lines.map((line) => (kind === 'video' ? { ...line, kind } : line))]
}
