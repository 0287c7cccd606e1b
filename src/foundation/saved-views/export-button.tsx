import { useState } from 'react'
import { readAllRows, saveFile } from '#foundation/saved-views/export-rows.client.ts'
import { writeCsv } from '#foundation/saved-views/export-rows.rules.ts'
import type { Endpoint, EndpointSpec, ReplyOf } from '#kernel/endpoint.ts'
import { Button } from '#ui/button.tsx'
import type { GridColumn } from '#ui/data-grid/grid-column.ts'
import type { Grid } from '#ui/data-grid/use-grid.ts'
import { useTexts } from '#ui/use-texts.tsx'

type ExportButtonProps<Spec extends EndpointSpec, Row> = {
  /** Names the file. */
  name: string
  endpoint: Endpoint<Spec>
  grid: Grid
  /** Conditions of the list besides its filters. */
  also?: Readonly<Record<string, string>>
  columns: readonly GridColumn<Row>[]
  rowsOf: (reply: ReplyOf<Spec>) => readonly Row[]
}

/** Every row that the filters leave, in the columns that are shown, as a file for a spreadsheet. */
export const ExportButton = <const Spec extends EndpointSpec, Row extends object>(props: ExportButtonProps<Spec, Row>) => {
  const { name, endpoint, grid, also, columns, rowsOf } = props
  const t = useTexts('ui')
  const [state, setState] = useState<'busy' | 'failed'>()
  const exportList = async (): Promise<void> => {
    setState('busy')
    const size = Math.max(...grid.shape.list.sizes)
    const rows = await readAllRows(endpoint, { query: { ...grid.query, ...also }, size }, rowsOf)
    setState(rows ? undefined : 'failed')
    const shown = columns.filter(({ key }) => grid.columns.includes(key))
    if (rows) saveFile(`${name}.csv`, writeCsv(shown, rows))
  }
  return (
    <Button variant="secondary" size="small" busy={state === 'busy'} onClick={() => void exportList()}>
      {t(state === 'failed' ? 'grid.export.failed' : 'grid.export')}
    </Button>
  )
}
