import { useState } from 'react'
import { call } from '#browser/api.ts'
import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { refreshQueries, useEndpointQuery } from '#browser/query.ts'
import { OfficeGrid } from '#foundation/saved-views/public.ts'
import { addRedirect, listRedirects, redirectForm, removeRedirect } from '#features/administration/operations/operations.api.ts'
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

type Values = { readonly locale: string; readonly from: string; readonly to: string }

const NewRedirect = () => {
  const t = useTexts('operations')
  const known = useEndpointQuery(listRedirects, { query: {} })
  const locales = known.data?.locales ?? []
  const ui = useTexts('ui')
  const first = locales.includes('us/en') ? 'us/en' : (locales[0] ?? '')
  const form = useEndpointForm(addRedirect, {
    rules: redirectForm,
    values: { locale: '', from: '', to: '' },
    // Until one is chosen it is the first one, which comes after the form.
    bodyOf: ({ locale, from, to }: Values) => ({ locale: locale || first, from, to }),
    faultsOf: ({ from, to }) => ({
      from: from === '' ? ui('form.missing') : undefined,
      to: to === '' ? ui('form.missing') : undefined,
    }),
    onSent: () => {
      form.reset({ locale: form.textOf('locale'), from: '', to: form.textOf('to') })
      return refreshQueries(listRedirects)
    },
  })
  const status = form.outcome.error?.status
  return (
    <form {...form.props} className={styles.line} aria-label={t('redirect.new')}>
      <Select
        size="small"
        label={t('market')}
        options={locales.map((value) => ({ value, label: value }))}
        value={form.textOf('locale') || first}
        onChange={(event) => form.change('locale', event.currentTarget.value)}
      />
      <TextField size="small" label={t('redirect.from')} {...form.field('from')} required />
      <TextField size="small" label={t('redirect.to')} {...form.field('to')} required />
      <Button type="submit" size="small" busy={form.isBusy}>
        {t('redirect.add')}
      </Button>
      {status !== undefined && (
        <Message tone="bad" live>
          {t(status === 409 ? 'redirect.taken' : status === 422 ? 'redirect.wrong' : 'failed')}
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
