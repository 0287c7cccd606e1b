import type { DocumentKind, Gate } from '#features/documents/downloads/document.rules.ts'

/** A document as a table shows it; its address is where its bytes are, or would be. */
export type DocumentRow = {
  readonly address: string
  readonly name: string
  readonly kind: DocumentKind
  readonly size: number
  /** ISO. */
  readonly updatedAt: string
  readonly sha256: string
  readonly gate: Gate
  /** Where the agreement or the form stands, with its locale. */
  readonly gatePath?: string
  readonly eulaVersion?: number
  readonly videoUrl?: string
  /** Not for everyone: its own address answers nobody, a link is made for whoever may see it. */
  readonly isRestricted?: boolean
  /** Absent where nobody said so. */
  readonly languages?: readonly string[]
}

/** Whether its bytes come from its own address. */
export const isPlain = ({ gate, isRestricted }: Pick<DocumentRow, 'gate' | 'isRestricted'>): boolean =>
  gate === 'free' && !isRestricted

const MEGABYTE = 1_000_000

/** As rows carry it: '12.4 MB' [3.13.1]. */
export const writeMegabytes = (size: number): string => `${Math.max(0.01, Math.round(size / (MEGABYTE / 100)) / 100)} MB`

export const SORT_COLUMNS = ['name', 'kind', 'size', 'updated', 'access'] as const
export type SortColumn = (typeof SORT_COLUMNS)[number]

const GATE_ORDER: readonly Gate[] = ['free', 'form', 'eula']

type Words = { readonly kindOf: (kind: DocumentKind) => string; readonly compare: (one: string, other: string) => number }

/** By what the column shows; those that are equal stay in the order of their names [2.18.2]. */
export const sortRows = <Row extends DocumentRow>(
  rows: readonly Row[],
  { column, direction }: { readonly column: string; readonly direction: 'ascending' | 'descending' },
  { kindOf, compare }: Words,
): Row[] => {
  const ways: Readonly<Record<SortColumn, (one: Row, other: Row) => number>> = {
    name: (one, other) => compare(one.name, other.name),
    kind: (one, other) => compare(kindOf(one.kind), kindOf(other.kind)),
    size: (one, other) => one.size - other.size,
    updated: (one, other) => one.updatedAt.localeCompare(other.updatedAt),
    access: (one, other) => GATE_ORDER.indexOf(one.gate) - GATE_ORDER.indexOf(other.gate),
  }
  const name = SORT_COLUMNS.find((known) => known === column) ?? 'name'
  const turn = direction === 'ascending' ? 1 : -1
  return rows.toSorted((one, other) => turn * ways[name](one, other) || ways.name(one, other))
}
