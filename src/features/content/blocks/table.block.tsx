import { Section } from '#ui/section.tsx'
import type { Table } from '#features/content/blocks/table.schema.ts'
import styles from './table.module.css'

/** Three columns fit a phone; more become one block a row there, and the roles keep it a table for screen readers. */
const FITS_A_PHONE = 3

export const Block = ({ caption, columns, rows }: Table) => (
  <Section>
    <table
      className={styles.table}
      role="table"
      data-narrow={columns.length <= FITS_A_PHONE || undefined}
      data-stacks={columns.length > FITS_A_PHONE || undefined}
    >
      <caption className={styles.caption}>{caption}</caption>
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
            {columns.map(({ label, kind }, index) => {
              const text = cells[index] ?? ''
              if (index === 0)
                return (
                  <th key={index} role="rowheader" scope="row" data-kind={kind}>
                    {text}
                  </th>
                )
              return (
                <td key={index} role="cell" data-kind={kind} data-label={label}>
                  {text}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  </Section>
)
