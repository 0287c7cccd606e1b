import type { listInvoices } from '#features/orders/invoices/invoice.api.ts'
import { INVOICE_TONES } from '#features/orders/invoices/invoice.rules.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { Badge } from '#ui/badge.tsx'
import type { GridColumn } from '#ui/data-grid/grid-column.ts'
import type { Formats } from '#ui/format.ts'
import { Icon } from '#ui/icon.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './invoice-list.module.css'

export type ListedInvoice = ReplyOf<typeof listInvoices>['rows'][number]
type Texts = ReturnType<typeof useTexts<'invoices'>>

const sayState = (t: Texts, formats: Formats, { state, daysLate }: ListedInvoice): string => {
  if (state !== 'Overdue') return t(`state.${state}`)
  return daysLate === 1 ? t('late.one') : t('late', { days: formats.number(daysLate) })
}

export const InvoiceBadge = ({ invoice }: { invoice: ListedInvoice }) => {
  const [t, formats] = [useTexts('invoices'), useFormats()]
  return <Badge tone={INVOICE_TONES[invoice.state]}>{sayState(t, formats, invoice)}</Badge>
}

export const pdfAddress = (number: string): string => `/api/invoices/v1/${encodeURIComponent(number)}/document`

export const listColumns = (
  t: Texts,
  formats: Formats,
  orderHref: (number: string) => string,
): readonly GridColumn<ListedInvoice>[] => [
  { key: 'number', header: t('number'), rowHeader: true, cell: ({ number }) => number },
  {
    key: 'orderNumber',
    header: t('order'),
    cell: ({ orderNumber }) => (orderNumber === null ? '–' : <a href={orderHref(orderNumber)}>{orderNumber}</a>),
    phone: 'start',
    phoneLabel: true,
  },
  { key: 'poNumber', header: t('po'), cell: ({ poNumber }) => poNumber ?? '–', isOptional: true, phone: 'hidden' },
  { key: 'issuedOn', header: t('issued'), cell: ({ issuedOn }) => formats.date(issuedOn), phone: 'hidden', isOneLine: true },
  { key: 'dueOn', header: t('due'), cell: ({ dueOn }) => formats.date(dueOn), phone: 'start', phoneLabel: true, isOneLine: true },
  {
    key: 'state',
    header: t('status'),
    cell: (row) => <InvoiceBadge invoice={row} />,
    phone: 'end',
  },
  { key: 'total', header: t('total'), numeric: true, cell: ({ total }) => formats.money(total), phone: 'hidden' },
  { key: 'open', header: t('open'), numeric: true, cell: ({ open }) => <strong>{formats.money(open)}</strong> },
  {
    key: 'document',
    header: t('document'),
    cell: ({ number }) => (
      <a className={styles.download} href={pdfAddress(number)} download aria-label={t('download', { number })}>
        <Icon name="download" size="small" /> PDF
      </a>
    ),
    phone: 'full',
  },
]
