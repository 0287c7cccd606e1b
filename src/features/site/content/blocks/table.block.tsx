import { useId } from 'react'
import { Section } from '#ui/section.tsx'
import type { Table } from '#features/site/content/blocks/table.schema.ts'
import styles from './table.module.css'

/** Two columns fit a phone; more become one block a row there, and the roles keep it a table for screen readers. */
const FITS_A_PHONE = 2
/** So few leave room for the caption beside them. */
const FITS_BESIDE = 3

export const Block = ({ caption, columns, rows }: Table) => {
  const id = useId()
  const isBeside = columns.length <= FITS_BESIDE
  const head = isBeside ? ({ heading: caption, headingId: id, layout: 'split', space: 'tight' } as const) : {}
  return (
    <Section {...head}>
      <table
        className={styles.table}
        role="table"
        aria-labelledby={isBeside ? id : undefined}
        data-stacks={columns.length > FITS_A_PHONE || undefined}
      >
        {!isBeside && <caption className={styles.caption}>{caption}</caption>}
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ label, kind }, index) => (
              <th key={index} role="columnheader" scope="col" data-kind={kind}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ cells }, row) => (
            <tr key={row} role="row">
              {columns.map((column, index) => (
                <Cell key={index} column={column} text={cells[index] ?? ''} isFirst={index === 0} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

const Cell = ({ column, text, isFirst }: { column: Table['columns'][number]; text: string; isFirst: boolean }) => {
  const { label, kind } = column
  const content = kind === 'phone' && text ? <a href={`tel:${text.replace(/[^+\d]/g, '')}`}>{text}</a> : text
  if (isFirst)
    return (
      <th role="rowheader" scope="row" data-kind={kind}>
        {content}
      </th>
    )
  return (
    <td role="cell" data-kind={kind} data-label={label}>
      {content}
    </td>
  )
}
