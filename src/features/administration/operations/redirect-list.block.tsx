import { useState, type SyntheticEvent } from 'react'
import { call } from '#browser/api.ts'
import { refreshQueries, useEndpointQuery } from '#browser/query.ts'
import { OfficeGrid } from '#foundation/saved-views/public.ts'
import { addRedirect, listRedirects, removeRedirect } from '#features/administration/operations/operations.api.ts'
import { REDIRECT_LIST } from '#features/administration/operations/operations.rules.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { Button } from '#ui/button.tsx'
import type { GridColumn } from '#ui/data-grid/grid-column.ts'
import { TextField } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { Select } from '#ui/select.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './operations.module.css'

type Row = ReplyOf<typeof listRedirects>['rows'][number]

const NewRedirect = () => {
  const t = useTexts('operations')
  const known = useEndpointQuery(listRedirects, { query: {} })
  const locales = known.data?.locales ?? []
  const [chosen, setChosen] = useState<string>()
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const [problem, setProblem] = useState<'redirect.taken' | 'redirect.wrong' | 'failed'>()
  const locale = chosen ?? (locales.includes('us/en') ? 'us/en' : (locales[0] ?? ''))
  const add = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault()
    const answer = await call(addRedirect, { body: { locale, from, to }, errors: 'own' })
    setProblem(
      answer.ok ? undefined : answer.status === 409 ? 'redirect.taken' : answer.status === 422 ? 'redirect.wrong' : 'failed',
    )
    if (!answer.ok) return
    setFrom('')
    await refreshQueries(listRedirects)
  }
  return (
    <form className={styles.line} onSubmit={(event) => void add(event)} aria-label={t('redirect.new')}>
      <Select
        size="small"
        label={t('market')}
        options={locales.map((value) => ({ value, label: value }))}
        value={locale}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <TextField
        size="small"
        label={t('redirect.from')}
        value={from}
        required
        onChange={(event) => setFrom(event.currentTarget.value)}
      />
      <TextField
        size="small"
        label={t('redirect.to')}
        value={to}
        required
        onChange={(event) => setTo(event.currentTarget.value)}
      />
      <Button type="submit" size="small">
        {t('redirect.add')}
      </Button>
      {problem && (
        <Message tone="bad" live>
          {t(problem)}
        </Message>
      )}
    </form>
  )
}

type Texts = ReturnType<typeof useTexts<'operations'>>

const listColumns = (t: Texts, remove: (row: Row) => void): GridColumn<Row>[] => [
  { key: 'from', header: t('redirect.from'), rowHeader: true, cell: ({ from }) => from },
  { key: 'to', header: t('redirect.to'), cell: ({ to }) => to, phone: 'full' },
  { key: 'locale', header: t('market'), cell: ({ locale }) => locale, phone: 'start' },
  { key: 'isPublished', header: t('state'), cell: ({ isPublished }) => t(isPublished ? 'redirect.on' : 'redirect.off') },
  {
    key: 'actions',
    header: t('actions'),
    cell: (row) => (
      <Button variant="quiet" size="small" aria-label={t('removeOf', { name: row.from })} onClick={() => remove(row)}>
        {t('remove')}
      </Button>
    ),
  },
]

export const Block = () => {
  const t = useTexts('operations')
  const [hasFailed, setFailed] = useState(false)
  const remove = async ({ locale, from }: Row): Promise<void> => {
    const answer = await call(removeRedirect, { query: { locale, from }, errors: 'own' })
    setFailed(!answer.ok)
    await refreshQueries(listRedirects)
  }
  const columns = listColumns(t, (row) => void remove(row))
  return (
    <OfficeGrid
      name="redirects"
      caption={t('redirects')}
      endpoint={listRedirects}
      list={REDIRECT_LIST}
      filters={[{ key: 'find', label: t('find'), kind: 'text' }]}
      columns={columns}
      rowsOf={({ rows }) => rows}
      rowKey={({ key }) => key}
    >
      <NewRedirect />
      {hasFailed && (
        <Message tone="bad" live>
          {t('failed')}
        </Message>
      )}
    </OfficeGrid>
  )
}
