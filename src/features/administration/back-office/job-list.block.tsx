import { useState } from 'react'
import { call } from '#browser/api.ts'
import { refreshQueries } from '#browser/query.ts'
import { OfficeGrid } from '#foundation/saved-views/public.ts'
import { cancelAnyJob, listAllJobs, retryJob } from '#features/administration/back-office/office-list.api.ts'
import { JOB_LIST, JOB_STATES } from '#features/administration/back-office/office-list.rules.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import type { GridColumn } from '#ui/data-grid/grid-column.ts'
import type { Formats } from '#ui/format.ts'
import { Message } from '#ui/message.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'

type Texts = ReturnType<typeof useTexts<'back-office'>>
type Job = ReplyOf<typeof listAllJobs>['rows'][number]

const STATE_TONES: Readonly<Record<Job['state'], BadgeTone>> = {
  ...{ queued: 'idle', running: 'info', completed: 'ok', failed: 'bad', cancelled: 'warn' },
}

const listColumns = (
  t: Texts,
  { dateTime, percent }: Formats,
  act: { cancel: (id: string) => void; retry: (id: string) => void },
): GridColumn<Job>[] => [
  { key: 'kind', header: t('kind'), rowHeader: true, cell: ({ kind }) => kind },
  { key: 'state', header: t('status'), cell: ({ state }) => <Badge tone={STATE_TONES[state]}>{t(`job.${state}`)}</Badge> },
  { key: 'owner', header: t('who'), cell: ({ owner }) => owner ?? '–', phone: 'full' },
  {
    key: 'progress',
    header: t('progress'),
    numeric: true,
    cell: ({ done, total }) => (total ? percent(done / total) : '–'),
    phone: 'hidden',
  },
  { key: 'createdAt', header: t('time'), cell: ({ createdAt }) => dateTime(createdAt), phone: 'start', isOneLine: true },
  { key: 'error', header: t('error'), cell: ({ error }) => error ?? '–', phone: 'full' },
  {
    key: 'actions',
    header: t('actions'),
    cell: ({ id, kind, mayCancel, mayRetry }) => {
      if (mayCancel)
        return (
          <Button variant="quiet" size="small" aria-label={t('job.cancelOf', { kind })} onClick={() => act.cancel(id)}>
            {t('job.cancel')}
          </Button>
        )
      if (!mayRetry) return '–'
      return (
        <Button variant="quiet" size="small" aria-label={t('job.retryOf', { kind })} onClick={() => act.retry(id)}>
          {t('job.retry')}
        </Button>
      )
    },
  },
]

export const Block = () => {
  const t = useTexts('back-office')
  const [hasFailed, setFailed] = useState(false)
  const cancel = async (id: string): Promise<void> => {
    const answer = await call(cancelAnyJob, { params: { id }, errors: 'own' })
    setFailed(!answer.ok)
    await refreshQueries(listAllJobs)
  }
  const retry = async (id: string): Promise<void> => {
    const answer = await call(retryJob, { params: { id }, errors: 'own' })
    setFailed(!answer.ok)
    await refreshQueries(listAllJobs)
  }
  const columns = listColumns(t, useFormats(), { cancel: (id) => void cancel(id), retry: (id) => void retry(id) })
  const { locale } = usePage()
  return (
    <OfficeGrid
      name="all-jobs"
      caption={t('jobs')}
      endpoint={listAllJobs}
      list={JOB_LIST}
      filters={[
        { key: 'find', label: t('jobs.find'), kind: 'text' },
        {
          key: 'state',
          label: t('status'),
          kind: 'choice',
          options: JOB_STATES.map((value) => ({ value, label: t(`job.${value}`) })),
        },
      ]}
      columns={columns}
      rowsOf={({ rows }) => rows}
      rowKey={({ id }) => id}
    >
      <nav aria-label={t('jobs.more')}>
        {(['health', 'mails', 'webhooks', 'keys', 'settings'] as const).map((name) => (
          <ButtonLink key={name} variant="quiet" size="small" href={pageHref(locale, `/back-office/jobs/${name}`)}>
            {t(`jobs.${name}`)}
          </ButtonLink>
        ))}
      </nav>
      {hasFailed && (
        <Message tone="bad" live>
          {t('failed')}
        </Message>
      )}
    </OfficeGrid>
  )
}
