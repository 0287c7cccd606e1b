import { useEffect } from 'react'
import { refreshQueries, useEndpointMutation, useEndpointQuery } from '#browser/query.ts'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { listPreparedFiles, removePreparedFile } from '#features/orders/exports/exports.api.ts'
import { ScheduledExports } from '#features/orders/exports/schedule/scheduled-exports.tsx'
import { isOver, JobProgress, useJob } from '#foundation/work/public.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { FormActions } from '#ui/form-layout.tsx'
import { Section } from '#ui/section.tsx'
import { SkeletonRows } from '#ui/skeleton-rows.tsx'
import { EmptyState, ErrorState } from '#ui/state.tsx'
import { Table, type Column } from '#ui/table.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './my-downloads.module.css'

/** Jobs say their states in words of their own. */
export const texts: readonly string[] = ['work']

type Prepared = ReplyOf<typeof listPreparedFiles>['files'][number]

const TONES: Readonly<Record<Prepared['state'], BadgeTone>> = {
  queued: 'idle',
  running: 'info',
  completed: 'ok',
  failed: 'bad',
  cancelled: 'idle',
}
const ERRORS = ['nothing', 'damaged'] as const

const isUnderWay = ({ state }: Prepared): boolean => state === 'queued' || state === 'running'

/** One that is being prepared; the list is read again when it is over. */
const UnderWay = ({ file }: { file: Prepared }) => {
  const t = useTexts('exports')
  const followed = useJob(file.id)
  const isDone = followed.job !== undefined && isOver(followed.job)
  useEffect(() => {
    if (isDone) void refreshQueries(listPreparedFiles)
  }, [isDone])
  return <JobProgress followed={followed} label={t(`file.${file.kind}`)} />
}

const useColumns = (): readonly Column<Prepared>[] => {
  const t = useTexts('exports')
  const formats = useFormats()
  const { mutate: remove } = useEndpointMutation(removePreparedFile)
  const sayError = ({ errorCode }: Prepared) => t(`error.${ERRORS.find((code) => code === errorCode) ?? 'unexpected'}`)
  const nameOf = ({ name, kind }: Prepared): string => name ?? t(`file.${kind}`)
  return [
    {
      key: 'name',
      header: t('file'),
      rowHeader: true,
      cell: (file) => (
        <>
          {nameOf(file)}
          {file.state === 'failed' && <span className={styles.reason}>{sayError(file)}</span>}
        </>
      ),
      phone: 'full',
    },
    {
      key: 'content',
      header: t('content'),
      cell: ({ kind, count }) => (count === null ? '–' : t(`${kind}.count`, { count: formats.number(count) })),
      phone: 'start',
    },
    { key: 'size', header: t('size'), numeric: true, cell: ({ size }) => (size === null ? '–' : formats.fileSize(size)) },
    {
      key: 'started',
      header: t('started'),
      cell: ({ startedAt }) => formats.dateTime(startedAt),
      phone: 'hidden',
      isOneLine: true,
    },
    {
      key: 'expires',
      header: t('expires'),
      cell: ({ expiresAt }) => (expiresAt === null ? '–' : formats.date(expiresAt)),
      phone: 'start',
      phoneLabel: true,
    },
    {
      key: 'status',
      header: t('status'),
      cell: ({ state, isDownloaded }) => (
        <Badge tone={TONES[state]}>{t(isDownloaded ? 'state.downloaded' : `state.${state}`)}</Badge>
      ),
      phone: 'end',
    },
    {
      key: 'actions',
      header: t('actions'),
      cell: (file) =>
        file.state === 'completed' && (
          <FormActions>
            <ButtonLink
              size="small"
              variant="secondary"
              href={`/api/exports/v1/files/${file.id}`}
              download
              aria-label={t('download.named', { name: nameOf(file) })}
            >
              {t('download')}
            </ButtonLink>
            <a
              href={`/api/exports/v1/files/${file.id}/manifest`}
              download
              aria-label={t('manifest.named', { name: nameOf(file) })}
            >
              {t('manifest')}
            </a>
            <Button
              size="small"
              variant="quiet"
              aria-label={t('remove.named', { name: nameOf(file) })}
              onClick={() => remove({ params: { id: file.id } }, { onSettled: () => void refreshQueries(listPreparedFiles) })}
            >
              {t('remove')}
            </Button>
          </FormActions>
        ),
      phone: 'full',
    },
  ]
}

export const Block = () => {
  const t = useTexts('exports')
  const { locale } = usePage()
  const columns = useColumns()
  const { data, isError, refetch, isFetching } = useEndpointQuery(listPreparedFiles, {})
  if (isError) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  if (!data)
    return (
      <Section space="tight">
        <SkeletonRows rows={4} columns={4} isFramed />
      </Section>
    )
  const rows = data.files.filter((file) => !isUnderWay(file))
  const underWay = data.files.filter(isUnderWay)
  return (
    <Section space="tight">
      <div className={styles.page}>
        {underWay.map((file) => (
          <UnderWay key={file.id} file={file} />
        ))}
        {rows.length > 0 && <Table caption={t('files')} columns={columns} rows={rows} rowKey={({ id }) => id} />}
        {data.files.length === 0 && (
          <EmptyState
            headingLevel={2}
            title={t('empty')}
            icon="download"
            action={
              <ButtonLink variant="secondary" href={pageHref(locale, '/secure/orders')}>
                {t('toOrders')}
              </ButtonLink>
            }
          >
            {t('empty.text')}
          </EmptyState>
        )}
        <ScheduledExports />
      </div>
    </Section>
  )
}
