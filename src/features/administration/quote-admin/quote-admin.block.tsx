import { useSyncExternalStore } from 'react'
import { listAllQuotes } from '#features/administration/quote-admin/quote-admin.api.ts'
import { QuotePanel } from '#features/administration/quote-admin/quote-panel.tsx'
import { StateBadge } from '#features/administration/quote-admin/state-badge.tsx'
import { QUOTE_GLANCES, QUOTE_LIST, QUOTE_STATES } from '#features/buying/quotes/public.ts'
import { OfficeGrid, OfficePanel, RowButton } from '#foundation/saved-views/public.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import type { GridColumn } from '#ui/data-grid/grid-column.ts'
import type { Formats } from '#ui/format.ts'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'

/** Names of states are those that customers read. */
export const texts: readonly string[] = ['quotes']

type Row = ReplyOf<typeof listAllQuotes>['rows'][number]
type Texts = ReturnType<typeof useTexts<'quote-admin'>>

const PARAMETER = 'quote'

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('popstate', listener)
  return () => removeEventListener('popstate', listener)
}

/** Which quote is open stands in the address, beside what the grid keeps there: mails lead to it. */
const useOpenQuote = () => {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  )
  const open = (number: string | undefined): void => {
    const written = new URLSearchParams(location.search)
    if (number === undefined) written.delete(PARAMETER)
    else written.set(PARAMETER, number)
    history.replaceState(history.state, '', `${location.pathname}?${written.toString()}`)
    dispatchEvent(new PopStateEvent('popstate'))
  }
  return { number: new URLSearchParams(search).get(PARAMETER) ?? undefined, open }
}

const listColumns = (
  t: Texts,
  { date, dateTime, money, number }: Formats,
  onOpen: (quote: string) => void,
): GridColumn<Row>[] => [
  {
    key: 'number',
    header: t('quote'),
    rowHeader: true,
    cell: (row) => <RowButton onClick={() => onOpen(row.number)}>{row.number}</RowButton>,
  },
  { key: 'state', header: t('state'), phone: 'end', cell: ({ state }) => <StateBadge state={state} /> },
  { key: 'accountNumber', header: t('account'), phone: 'hidden', cell: ({ accountNumber }) => accountNumber },
  { key: 'accountName', header: t('accountName'), phone: 'full', cell: ({ accountName }) => accountName || '–' },
  { key: 'requestedBy', header: t('requestedBy'), phone: 'hidden', cell: ({ requestedBy }) => requestedBy || '–' },
  { key: 'requested', header: t('requested'), phone: 'start', cell: ({ requestedAt }) => date(requestedAt), isOneLine: true },
  {
    key: 'changed',
    header: t('changed'),
    isOptional: true,
    phone: 'hidden',
    cell: ({ changedAt }) => dateTime(changedAt),
  },
  {
    key: 'until',
    header: t('until'),
    phone: 'hidden',
    cell: ({ validUntil }) => (validUntil === null ? '–' : date(validUntil)),
  },
  { key: 'lines', header: t('lines'), numeric: true, isOptional: true, phone: 'hidden', cell: ({ lines }) => number(lines) },
  { key: 'total', header: t('total'), numeric: true, cell: ({ total }) => (total === null ? '–' : money(total)) },
]

/** Quotes of all accounts: what waits for an answer, and the answer beside the list. */
export const Block = () => {
  const t = useTexts('quote-admin')
  const states = useTexts('quotes')
  const { number: open, open: setOpen } = useOpenQuote()
  const columns = listColumns(t, useFormats(), setOpen)
  return (
    <OfficeGrid
      name="all-quotes"
      caption={t('quotes')}
      endpoint={listAllQuotes}
      list={QUOTE_LIST}
      columns={columns}
      filters={[
        { key: 'find', label: t('find'), hint: t('find.hint'), kind: 'text', isFirst: true },
        { key: 'company', label: t('find.company'), kind: 'text', isFolded: true },
        {
          key: 'glance',
          label: t('glance'),
          kind: 'choice',
          options: QUOTE_GLANCES.map((value) => ({ value, label: t(`glance.${value}`) })),
        },
        {
          key: 'state',
          label: t('state'),
          kind: 'choice',
          options: QUOTE_STATES.map((value) => ({ value, label: states(`state.${value}`) })),
        },
      ]}
      rowsOf={({ rows }) => rows}
      rowKey={({ number }) => number}
      panel={
        open !== undefined && (
          <OfficePanel key={open} title={t('panel', { number: open })} onClose={() => setOpen(undefined)}>
            <QuotePanel number={open} />
          </OfficePanel>
        )
      }
    />
  )
}
