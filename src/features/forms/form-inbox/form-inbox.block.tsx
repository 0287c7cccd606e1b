import { useState } from 'react'
import { refreshQueries } from '#browser/query.ts'
import { toGridData, useGridQuery } from '#browser/grid-query.ts'
import { EraseDialog } from '#features/forms/form-inbox/erase-dialog.tsx'
import { INBOX_LIST, INBOX_PATH } from '#features/forms/form-inbox/inbox.rules.ts'
import { listSubmissions } from '#features/forms/form-inbox/inbox.api.ts'
import { SubmissionDialog } from '#features/forms/form-inbox/submission-dialog.tsx'
import { WebhookPanel } from '#features/forms/form-inbox/webhook-panel.tsx'
import { ProofLink } from '#foundation/reauthentication/public.ts'
import { rememberColumns, useSavedViews } from '#foundation/saved-views/public.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { Button } from '#ui/button.tsx'
import { DataGrid } from '#ui/data-grid/data-grid.tsx'
import type { GridColumn } from '#ui/data-grid/grid-column.ts'
import { useGrid } from '#ui/data-grid/use-grid.ts'
import { Message } from '#ui/message.tsx'
import { Section } from '#ui/section.tsx'
import { EmptyState } from '#ui/state.tsx'
import type { Formats } from '#ui/format.ts'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './form-inbox.module.css'

type Listed = ReplyOf<typeof listSubmissions>['rows'][number]

type Texts = ReturnType<typeof useTexts<'form-inbox'>>

const listColumns = (t: Texts, formats: Formats, onOpen?: (id: string) => void): readonly GridColumn<Listed>[] => [
  {
    key: 'reference',
    header: t('reference'),
    rowHeader: true,
    cell: ({ id, reference }) =>
      onOpen ? (
        <button type="button" className={styles.open} onClick={() => onOpen(id)}>
          {reference}
        </button>
      ) : (
        reference
      ),
  },
  { key: 'formKey', header: t('form'), cell: ({ formKey }) => formKey },
  { key: 'email', header: t('email'), cell: ({ email }) => email ?? '–', phone: 'full' },
  { key: 'page', header: t('page'), cell: ({ page }) => page, phone: 'hidden' },
  { key: 'language', header: t('language'), cell: ({ language }) => language, isOptional: true },
  {
    key: 'captchaScore',
    header: t('score'),
    numeric: true,
    cell: ({ captchaScore }) => formats.number(captchaScore),
    phone: 'hidden',
  },
  {
    key: 'submittedAt',
    header: t('time'),
    cell: ({ submittedAt }) => formats.dateTime(submittedAt),
    phone: 'start',
    isOneLine: true,
  },
]

/** The filters of the list, as the export takes them. */
const writeExport = (format: 'xlsx' | 'csv', query: Readonly<Record<string, string>> = {}): string => {
  const { find, form, at } = query
  const filters = new URLSearchParams(
    Object.entries({ find, form, at }).filter((pair): pair is [string, string] => pair[1] !== undefined),
  )
  return `${INBOX_PATH}/export.${format}${filters.size > 0 ? `?${filters.toString()}` : ''}`
}

export const Block = () => {
  const t = useTexts('form-inbox')
  const formats = useFormats()
  const [openId, setOpenId] = useState<string>()
  const [isErasing, setErasing] = useState(false)
  const [mayRead, setMayRead] = useState(false)
  const columns = listColumns(t, formats, mayRead ? setOpenId : undefined)
  const [forms, setForms] = useState<readonly string[]>([])
  const filters = [
    { key: 'find', label: t('find'), kind: 'text' as const },
    { key: 'form', label: t('form'), kind: 'choice' as const, options: forms.map((value) => ({ value, label: value })) },
    { key: 'at', label: t('time'), kind: 'dates' as const },
  ]
  const grid = useGrid({ list: INBOX_LIST, filters, columns }, rememberColumns('forms'))
  const submissions = useGridQuery(listSubmissions, grid.query)
  const views = useSavedViews('forms')
  const { forms: known, mayManage = false } = submissions.data ?? {}
  if (known && known.join() !== forms.join()) setForms(known)
  if (submissions.data && submissions.data.mayRead !== mayRead) setMayRead(submissions.data.mayRead)
  return (
    <>
      <Section space="tight">
        <div className={styles.actions}>
          {mayRead && (
            <>
              <ProofLink variant="secondary" href={writeExport('xlsx', grid.query)}>
                {t('export.xlsx')}
              </ProofLink>
              <ProofLink variant="secondary" href={writeExport('csv', grid.query)}>
                {t('export.csv')}
              </ProofLink>
            </>
          )}
          {mayManage && (
            <Button variant="quiet" onClick={() => setErasing(true)}>
              {t('erase.all')}
            </Button>
          )}
        </div>
        {submissions.data && !mayRead && (
          <div className={styles.notice}>
            <Message tone="info">{t('forbidden')}</Message>
          </div>
        )}
        <DataGrid
          caption={t('submissions')}
          grid={grid}
          columns={columns}
          views={views}
          rowKey={({ id }) => id}
          data={toGridData(submissions, ({ rows }) => rows)}
          empty={<EmptyState title={t('empty')} icon="chat" />}
        />
        {openId !== undefined && <SubmissionDialog id={openId} onClose={() => setOpenId(undefined)} />}
        {isErasing && (
          <EraseDialog
            onClose={() => {
              setErasing(false)
              void refreshQueries(listSubmissions)
            }}
          />
        )}
      </Section>
      {mayManage && <WebhookPanel />}
    </>
  )
}
