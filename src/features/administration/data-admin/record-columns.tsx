import type { describeData, listData } from '#features/administration/data-admin/data-admin.api.ts'
import { DraftBadge } from '#features/administration/data-admin/draft-badge.tsx'
import { showField, type Reader } from '#features/administration/data-admin/field-value.rules.ts'
import { RowButton } from '#foundation/saved-views/public.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { lookUp } from '#kernel/look-up.ts'
import type { GridColumn } from '#ui/data-grid/grid-column.ts'
import styles from './data-admin.module.css'

export type Description = ReplyOf<typeof describeData>
export type Row = ReplyOf<typeof listData>['rows'][number]

const SHOWN = 6
/** Letters of a text that needs no room of its own. */
const SHORT = 16
const SHORT_KEY = 24
/** Values that are never long. */
const ONE_LINE = new Set(['date', 'time', 'yes-no', 'amount', 'currency', 'country', 'language', 'whole-number', 'number'])
/** The columns by which people find a line come first, then those that every line has, then the rest of its key. */
const sortFields = ({ fields, keys }: Description): Description['fields'] => {
  const rank = ({ name, isSearched, isRequired }: Description['fields'][number]): number => {
    if (keys.includes(name) && isSearched) return 0
    if (isRequired) return 1
    return keys.includes(name) ? 2 : 3
  }
  return fields
    .filter(({ type }) => type !== 'markup' && type !== 'records' && type !== 'values')
    .toSorted((one, other) => rank(one) - rank(other))
}

export const listColumns = (
  description: Description,
  { nameOf, reader }: { readonly nameOf: (name: string) => string; readonly reader: Reader },
  onOpen: (row: Row) => void,
) =>
  sortFields(description).map((field, at): GridColumn<Row> => ({
    key: field.name,
    header: nameOf(field.name),
    isOptional: at >= SHOWN,
    ...(at === 0 && { rowHeader: true }),
    isOneLine: ONE_LINE.has(field.type),
    phone: at === 0 ? 'start' : at === 1 ? 'full' : 'hidden',
    cell: (row) => {
      const text = showField(field, lookUp(row.line, field.name), reader)
      if (at > 0) return <span className={text.length > SHORT ? styles.cell : styles.key}>{text}</span>
      return (
        <span className={text.length <= SHORT_KEY ? styles.key : undefined}>
          <RowButton onClick={() => onOpen(row)}>{text || '–'}</RowButton> {row.draft && <DraftBadge {...row.draft} />}
        </span>
      )
    },
  }))
