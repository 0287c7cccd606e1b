import { toGridData, useGridQuery } from '#browser/grid-query.ts'
import { useEndpointQuery } from '#browser/query.ts'
import { markSlot, pageHref, usePage } from '#foundation/blocks/public.ts'
import { listColumns, type ListedInvoice } from '#features/orders/invoices/invoice-columns.tsx'
import { InvoiceAges, InvoiceSums } from '#features/orders/invoices/invoice-sums.tsx'
import { listInvoices, readInvoiceSummary } from '#features/orders/invoices/invoice.api.ts'
import { INVOICE_LIST, INVOICE_STATES } from '#features/orders/invoices/invoice.rules.ts'
import { requestInvoices } from '#features/orders/invoices/request-invoices.client.ts'
import { rememberColumns, useSavedViews } from '#foundation/saved-views/public.ts'
import { NothingYet } from '#foundation/portal-messages/public.ts'
import { Button } from '#ui/button.tsx'
import { ChipRow, ChoiceChip } from '#ui/chip.tsx'
import { setFilter } from '#ui/data-grid/data-grid.rules.ts'
import type { GridSelection } from '#ui/data-grid/grid-column.ts'
import { DataGrid } from '#ui/data-grid/data-grid.tsx'
import { useGrid, type Grid } from '#ui/data-grid/use-grid.ts'
import { Section } from '#ui/section.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './invoice-list.module.css'

const StateChips = ({ grid: { state, change } }: { grid: Grid }) => {
  const t = useTexts('invoices')
  const formats = useFormats()
  const { data } = useEndpointQuery(readInvoiceSummary, {})
  const chosen = state.filters.get('state')
  const choose = (requested: string): void => change(setFilter(state, 'state', requested))
  const countOf = (one: string) => {
    const count = data?.counts.find((each) => each.state === one)?.count
    return count === undefined ? undefined : formats.number(count)
  }
  return (
    <ChipRow label={t('views')}>
      <ChoiceChip pressed={chosen === undefined} onPress={() => choose('')}>
        {t('all')}
      </ChoiceChip>
      {INVOICE_STATES.map((one) => (
        <ChoiceChip key={one} pressed={chosen === one} count={countOf(one)} onPress={() => choose(one)}>
          {t(`state.${one}`)}
        </ChoiceChip>
      ))}
    </ChipRow>
  )
}

const DownloadSelected = ({ numbers, onRequested }: { numbers: readonly string[]; onRequested: () => void }) => {
  const t = useTexts('invoices')
  const ask = (): void => {
    requestInvoices(numbers)
    onRequested()
  }
  return (
    <Button variant="secondary" size="small" onClick={ask}>
      {t('downloadSelected')}
    </Button>
  )
}

const selectInvoices = (t: ReturnType<typeof useTexts<'invoices'>>): GridSelection<ListedInvoice> => ({
  label: ({ number }) => t('select', { number }),
  actions: (numbers, clear) => <DownloadSelected numbers={numbers} onRequested={clear} />,
})

export const Block = () => {
  const t = useTexts('invoices')
  const formats = useFormats()
  const { locale } = usePage()
  const columns = listColumns(
    t,
    formats,
    (number) => `${pageHref(locale, '/secure/orders')}/details.orderNum-${encodeURIComponent(number)}`,
  )
  const filters = [
    { key: 'find', label: t('find'), kind: 'text' as const, isFirst: true },
    {
      key: 'state',
      label: t('status'),
      kind: 'choice' as const,
      isFolded: true,
      options: INVOICE_STATES.map((value) => ({ value, label: t(`state.${value}`) })),
    },
    { key: 'issued', label: t('issued'), kind: 'dates' as const, isFolded: true },
  ]
  const grid = useGrid({ list: INVOICE_LIST, filters, columns }, rememberColumns('invoices'))
  const invoices = useGridQuery(listInvoices, grid.query)
  return (
    <Section space="tight">
      <div className={styles.page}>
        <div className={styles.top}>
          <InvoiceSums />
          {/* Filled by whoever prepares archives. */}
          <div className={styles.tools} {...markSlot('export-links', 'invoices')} />
        </div>
        <StateChips grid={grid} />
        <DataGrid
          caption={t('caption')}
          grid={grid}
          columns={columns}
          views={useSavedViews('invoices')}
          rowKey={({ number }) => number}
          data={toGridData(invoices, ({ rows }) => rows)}
          selection={selectInvoices(t)}
          empty={<NothingYet kind="invoices" title={t('empty')} icon="card" />}
        />
        <InvoiceAges />
      </div>
    </Section>
  )
}
