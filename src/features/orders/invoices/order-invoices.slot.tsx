import { useEndpointQuery } from '#browser/query.ts'
import type { SlotProps } from '#foundation/blocks/public.ts'
import { InvoiceBadge, pdfAddress } from '#features/orders/invoices/invoice-columns.tsx'
import { listOrderInvoices } from '#features/orders/invoices/invoice.api.ts'
import { Icon } from '#ui/icon.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './order-invoices.module.css'

/** The invoices of one order, each with its document. */
export const Slot = ({ orderNumber }: SlotProps['order-invoices']) => {
  const t = useTexts('invoices')
  const formats = useFormats()
  const { data } = useEndpointQuery(listOrderInvoices, { params: { orderNumber } })
  if (!data || data.rows.length === 0) return null
  return (
    <section className={styles.invoices} aria-label={t('caption')}>
      <h2>{t('caption')}</h2>
      <ul>
        {data.rows.map((invoice) => (
          <li key={invoice.number}>
            <a href={pdfAddress(invoice.number)} download aria-label={t('download', { number: invoice.number })}>
              <Icon name="download" size="small" /> {invoice.number}
            </a>
            <span className={styles.amount}>{formats.money(invoice.total)}</span>
            <InvoiceBadge invoice={invoice} />
            <span className={styles.date}>{formats.date(invoice.issuedOn)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
