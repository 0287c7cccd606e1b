import { toGridData, useGridQuery } from '#browser/grid-query.ts'
import { shortenSoldTo } from '#foundation/accounts/public.ts'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { rememberColumns, useSavedViews } from '#foundation/saved-views/public.ts'
import { QuoteBadge } from '#features/buying/quotes/quote-badge.tsx'
import { QUOTE_GLANCES, QUOTE_LIST, quotePath } from '#features/buying/quotes/quote-list.rules.ts'
import { QUOTE_STATES } from '#features/buying/quotes/quote-state.rules.ts'
import { listQuotesEndpoint } from '#features/buying/quotes/quote.api.ts'
import { useReaderZone } from '#features/buying/quotes/use-reader-zone.client.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { ChipRow, ChoiceChip } from '#ui/chip.tsx'
import { setFilter } from '#ui/data-grid/data-grid.rules.ts'
import { DataGrid } from '#ui/data-grid/data-grid.tsx'
import type { GridColumn } from '#ui/data-grid/grid-column.ts'
import { useGrid } from '#ui/data-grid/use-grid.ts'
import { Message } from '#ui/message.tsx'
import { Section } from '#ui/section.tsx'
import { EmptyState } from '#ui/state.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'

const LIST = 'quotes'
const CONFLICT = 409

type Row = ReplyOf<typeof listQuotesEndpoint>['rows'][number]

/** Named as the server names what it sorts by. */
const useQuoteColumns = (): readonly GridColumn<Row>[] => {
  const t = useTexts('quotes')
  const { locale } = usePage()
  const timeZone = useReaderZone()
  const { date, dateTime, money, number } = useFormats()
  return [
    {
      key: 'number',
      header: t('column.number'),
      rowHeader: true,
      cell: (quote) => (
        <a className="num" href={pageHref(locale, quotePath(quote.number))}>
          {quote.number}
        </a>
      ),
    },
    { key: 'state', header: t('column.state'), phone: 'end', cell: ({ state }) => <QuoteBadge state={state} /> },
    {
      key: 'requested',
      header: t('column.requested'),
      phone: 'start',
      cell: ({ requestedAt }) => date(requestedAt),
      isOneLine: true,
    },
    { key: 'by', header: t('column.by'), phone: 'hidden', cell: ({ requestedBy }) => requestedBy || '–' },
    { key: 'lines', header: t('column.lines'), numeric: true, phone: 'hidden', cell: ({ lines }) => number(lines) },
    {
      key: 'until',
      header: t('column.until'),
      phone: 'full',
      cell: ({ validUntil }) => (validUntil === null ? '–' : dateTime(validUntil, { timeZone })),
    },
    { key: 'total', header: t('column.total'), numeric: true, cell: ({ total }) => (total === null ? '–' : money(total)) },
  ]
}

/** The quotes of the account that is ordered for. */
export const Block = () => {
  const t = useTexts('quotes')
  const { number } = useFormats()
  const columns = useQuoteColumns()
  const filters = [
    { key: 'q', label: t('search'), hint: t('search.hint'), kind: 'text' as const, isFirst: true },
    {
      key: 'state',
      label: t('column.state'),
      kind: 'choice' as const,
      options: QUOTE_STATES.map((value) => ({ value, label: t(`state.${value}`) })),
    },
    {
      key: 'glance',
      label: t('glance'),
      kind: 'choice' as const,
      isFolded: true,
      options: QUOTE_GLANCES.map((value) => ({ value, label: t(`glance.${value}`) })),
    },
  ]
  const grid = useGrid({ list: QUOTE_LIST, filters, columns }, rememberColumns(LIST))
  const quotes = useGridQuery(listQuotesEndpoint, grid.query)
  const views = useSavedViews(LIST)
  const { glances, account } = quotes.data ?? {}
  const glance = grid.state.filters.get('glance')
  const none = (
    <EmptyState headingLevel={2} icon="card" title={t('none')}>
      {t('none.text')}
    </EmptyState>
  )
  return (
    <Section space="tight">
      <p className="visually-hidden">{account && t('account', { number: shortenSoldTo(account.number), name: account.name })}</p>
      {glances && (
        <ChipRow label={t('glance')}>
          <ChoiceChip pressed={glance === undefined} onPress={() => grid.change(setFilter(grid.state, 'glance', ''))}>
            {t('glance.all')}
          </ChoiceChip>
          {QUOTE_GLANCES.map((one) => (
            <ChoiceChip
              key={one}
              pressed={glance === one}
              count={number(glances[one])}
              onPress={() => grid.change(setFilter(grid.state, 'glance', one))}
            >
              {t(`glance.${one}`)}
            </ChoiceChip>
          ))}
        </ChipRow>
      )}
      {quotes.error?.status === CONFLICT ? (
        <Message tone="info" live>
          {t('chooseAccount')}
        </Message>
      ) : (
        <DataGrid
          caption={t('title')}
          grid={grid}
          columns={columns}
          views={views}
          rowKey={(quote) => quote.number}
          data={toGridData(quotes, ({ rows }) => rows)}
          headingLevel={2}
          empty={none}
          none={none}
          hasShortSteps
        />
      )}
    </Section>
  )
}
