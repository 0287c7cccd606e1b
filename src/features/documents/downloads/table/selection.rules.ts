import type { DocumentRow } from '#features/documents/downloads/table/document-row.rules.ts'

const MEGABYTE = 1_000_000

export type SelectionNotice = 'too-large' | 'mixed'

export type SelectionState = {
  readonly mayDownload: boolean
  readonly notices: readonly SelectionNotice[]
  readonly size: number
}

type Weighed = Pick<DocumentRow, 'size' | 'gate'>

const sumOf = (rows: readonly Weighed[]): number => rows.reduce((sum, { size }) => sum + size, 0)

export const isTooLarge = (rows: readonly Weighed[], maxMb: number): boolean => sumOf(rows) > maxMb * MEGABYTE

/** Possible actions on the selection, and what prevents them [4.15.1, 5.10.1, 8.6.1, 8.6.2]. */
export const checkSelection = (chosen: readonly Weighed[], maxMb: number): SelectionState => {
  const isMixed = chosen.some(({ gate }) => gate === 'form') && chosen.some(({ gate }) => gate === 'eula')
  const notices: SelectionNotice[] = [
    ...(isTooLarge(chosen, maxMb) ? (['too-large'] as const) : []),
    ...(isMixed ? (['mixed'] as const) : []),
  ]
  return { mayDownload: chosen.length > 0 && notices.length === 0, notices, size: sumOf(chosen) }
}

export type ForAll<Row> = Readonly<Record<Weighed['gate'], readonly Row[]>>

/** The selection, or the whole table where nothing is selected: free documents as one archive, the others behind their gate [2.18.11]. */
export const splitForAll = <Row extends Weighed>(rows: readonly Row[], chosen: readonly Row[]): ForAll<Row> => {
  const all = chosen.length > 0 ? chosen : rows
  const of = (gate: Weighed['gate']) => all.filter((row) => row.gate === gate)
  return { free: of('free'), eula: of('eula'), form: of('form') }
}

/** Documents that request the same thing are asked about together; videos apart, since they open instead of coming as files. */
export const groupByGate = <Row extends DocumentRow>(
  rows: readonly Row[],
): { readonly gatePath: string; readonly rows: Row[] }[] => {
  const groups = new Map<string, { gatePath: string; rows: Row[] }>()
  for (const row of rows) {
    if (row.gatePath === undefined) continue
    const key = `${row.gatePath} ${row.videoUrl === undefined}`
    const group = groups.get(key) ?? { gatePath: row.gatePath, rows: [] }
    groups.set(key, group)
    group.rows.push(row)
  }
  return [...groups.values()]
}
