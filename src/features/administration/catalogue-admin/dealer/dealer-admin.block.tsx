import { useState } from 'react'
import { call } from '#browser/api.ts'
import { refreshQueries, useEndpointQuery } from '#browser/query.ts'
import { listDealerRows, removeDealers } from '#features/administration/catalogue-admin/dealer/dealer-admin.api.ts'
import { DEALER_LIST } from '#features/administration/catalogue-admin/dealer/dealer-admin.rules.ts'
import { DealerForm, type DealerRow } from '#features/administration/catalogue-admin/dealer/dealer-form.tsx'
import { DEALER_TAGS } from '#features/storefront/dealers/public.ts'
import { nameTag } from '#features/administration/catalogue-admin/dealer/tag-name.rules.ts'
import { OfficeGrid, OfficePanel, RowButton } from '#foundation/saved-views/public.ts'
import { Button } from '#ui/button.tsx'
import type { GridColumn, GridSelection } from '#ui/data-grid/grid-column.ts'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'

type Texts = ReturnType<typeof useTexts<'catalogue-admin'>>

const listColumns = (t: Texts, onOpen: (row: DealerRow) => void): GridColumn<DealerRow>[] => [
  {
    key: 'name',
    header: t('dealer.name'),
    rowHeader: true,
    cell: (row) => <RowButton onClick={() => onOpen(row)}>{row.name}</RowButton>,
  },
  { key: 'city', header: t('dealer.city'), cell: ({ city }) => city },
  { key: 'country', header: t('dealer.country'), cell: ({ country }) => country.toUpperCase() },
  { key: 'tags', header: t('dealer.tags'), cell: ({ tags }) => tags.map((tag) => nameTag(tag, t)).join(', '), phone: 'full' },
  { key: 'markets', header: t('markets'), cell: ({ markets }) => markets?.join(', ') ?? t('everywhere'), phone: 'hidden' },
  { key: 'phone', header: t('dealer.phone'), cell: ({ phone }) => phone, isOptional: true, phone: 'hidden' },
  { key: 'mail', header: t('dealer.mail'), cell: ({ mail }) => mail, isOptional: true, phone: 'hidden' },
]

const selectToRemove = (t: Texts, onRemove: (ids: readonly string[], clear: () => void) => void): GridSelection<DealerRow> => ({
  label: ({ name }) => name,
  actions: (ids, clear) => (
    <Button size="small" variant="secondary" onClick={() => onRemove(ids, clear)}>
      {t('remove', { count: ids.length })}
    </Button>
  ),
})

/** Dealers of the site: who they are, where they are, what they offer. */
export const Block = () => {
  const t = useTexts('catalogue-admin')
  const [open, setOpen] = useState<DealerRow | 'new'>()
  const [news, setNews] = useState<{ tone: 'ok' | 'bad'; text: string }>()
  const known = useEndpointQuery(listDealerRows, { query: {} })
  const finish = async (reported: string): Promise<void> => {
    setOpen(undefined)
    setNews({ tone: 'ok', text: reported })
    await refreshQueries(listDealerRows)
  }
  const remove = async (ids: readonly string[], clear: () => void): Promise<void> => {
    const answer = await call(removeDealers, { body: { ids: [...ids] }, errors: 'own' })
    if (!answer.ok) return setNews({ tone: 'bad', text: t('failed') })
    clear()
    await finish(t('removed', { count: answer.data.removed }))
  }
  const columns = listColumns(t, setOpen)
  const choose = (values: readonly string[], label: (value: string) => string) =>
    values.map((value) => ({ value, label: label(value) }))
  return (
    <OfficeGrid
      name="dealers"
      caption={t('dealers')}
      endpoint={listDealerRows}
      list={DEALER_LIST}
      columns={columns}
      filters={[
        { key: 'find', label: t('dealers.find'), kind: 'text' },
        {
          key: 'country',
          label: t('dealer.country'),
          kind: 'choice',
          options: choose(known.data?.countries ?? [], (code) => code.toUpperCase()),
        },
        {
          key: 'tag',
          label: t('dealer.tags'),
          kind: 'choice',
          options: choose(known.data?.tags ?? DEALER_TAGS, (tag) => nameTag(tag, t)),
        },
      ]}
      rowsOf={({ rows }) => rows}
      rowKey={({ id }) => id}
      selection={selectToRemove(t, (ids, clear) => void remove(ids, clear))}
      tools={
        <Button size="small" onClick={() => setOpen('new')}>
          {t('dealer.new')}
        </Button>
      }
      panel={
        open && (
          <OfficePanel
            key={open === 'new' ? 'new' : open.id}
            title={open === 'new' ? t('dealer.new') : open.name}
            onClose={() => setOpen(undefined)}
          >
            <DealerForm dealer={open === 'new' ? undefined : open} onDone={(reported) => void finish(reported)} />
          </OfficePanel>
        )
      }
    >
      {news && (
        <Message tone={news.tone} live onDismiss={() => setNews(undefined)}>
          {news.text}
        </Message>
      )}
    </OfficeGrid>
  )
}
