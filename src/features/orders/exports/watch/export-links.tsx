import { useEffect } from 'react'
import { AreaTexts } from '#browser/area-texts.tsx'
import { usePage } from '#foundation/blocks/public.ts'
import type { JobWatch } from '#features/orders/exports/watch/job-watch.client.ts'
import { estimateSecondsLeft } from '#features/orders/exports/watch/time-left.rules.ts'
import { JobProgress, useJob, type JobView } from '#foundation/work/public.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Menu } from '#ui/menu.tsx'
import { Message } from '#ui/message.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './export-links.module.css'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The list's filters stand in its address. */
const readFilters = (): Readonly<Record<string, string>> => Object.fromEntries(new URLSearchParams(location.search))

/** How far it is: the poll decides everything else. */
const ExportProgress = ({ watch }: { watch: JobWatch }) => {
  const t = useTexts('exports')
  const formats = useFormats()
  const { uuid } = watch.use()
  const followed = useJob(uuid !== undefined && UUID.test(uuid) ? uuid : undefined)
  const { job, isMissing } = followed
  const isCancelled = job?.state === 'cancelled'
  useEffect(() => {
    if (isCancelled) watch.forget()
  }, [isCancelled, watch])
  if (!job || isMissing) return null
  const describe = ({ values }: NonNullable<JobView['message']>): string => {
    const count = t(`progress.${watch.kind}`, {
      done: formats.number(Number(values?.['done'] ?? 0)),
      total: formats.number(Number(values?.['total'] ?? 0)),
    })
    const seconds =
      job.startedAt === null ? undefined : estimateSecondsLeft(job.done, job.total, Date.now() - Date.parse(job.startedAt))
    if (seconds === undefined) return count
    return `${count}, ${seconds < 60 ? t('left.soon') : t('left.minutes', { minutes: formats.number(Math.ceil(seconds / 60)) })}`
  }
  return <JobProgress followed={followed} label={t(`file.${watch.kind}`)} describe={describe} />
}

const ExportLink = ({ watch, isOnOrders }: { watch: JobWatch; isOnOrders: boolean }) => {
  const t = useTexts('exports')
  const { isRunning } = watch.use()
  const start = (): void => void watch.start(isOnOrders ? { filters: readFilters() } : {})
  return (
    <Button variant="secondary" size="small" busy={isRunning} data-progress={isRunning || undefined} onClick={start}>
      {!isRunning && <Icon name="download" size="small" />}
      {t(isRunning ? `twin.${watch.kind}` : `link.${watch.kind}`)}
    </Button>
  )
}

const WAYS = ['csv', 'changed'] as const

/** Other forms of the export, beside its link. */
const MoreWays = ({ watch }: { watch: JobWatch }) => {
  const t = useTexts('exports')
  const { isRunning } = watch.use()
  if (isRunning) return null
  const start = (way: string): void => {
    const filters = readFilters()
    void watch.start(way === 'csv' ? { filters, format: 'csv' } : { filters, onlyChanged: true })
  }
  return <Menu size="small" label={t('more')} items={WAYS.map((key) => ({ key, label: t(key) }))} onAction={start} />
}

const NotStarted = ({ watch }: { watch: JobWatch }) => {
  const t = useTexts('exports')
  if (!watch.use().hasNotStarted) return null
  return (
    <Message tone="bad" live>
      {t('notStarted')}
    </Message>
  )
}

/** Shown while orders are exported; the flag is compared as the string it is [2.18.15, 4.16.11]. */
const InProgressBanner = ({ watch }: { watch: JobWatch }) => {
  const t = useTexts('exports')
  const { flags } = usePage()
  const { isRunning } = watch.use()
  if (watch.kind !== 'orders' || !isRunning || flags.notificationAlert !== 'TRUE') return null
  return (
    <p className={styles.banner} role="status">
      {t('banner')}
    </p>
  )
}

/** On a phone one menu in the place of the links; while a job runs its link is shown again. */
const LinkMenu = ({ watches }: { watches: readonly JobWatch[] }) => {
  const t = useTexts('exports')
  const find = (kind: string) => watches.find((watch) => watch.kind === kind)
  const orders = find('orders')
  const start = (key: string): void => {
    const filters = readFilters()
    if (key === 'csv') void orders?.start({ filters, format: 'csv' })
    else if (key === 'changed') void orders?.start({ filters, onlyChanged: true })
    else void find(key)?.start(orders ? { filters } : {})
  }
  const items = [
    ...watches.map(({ kind }) => ({ key: kind, label: t(`link.${kind}`) })),
    ...(orders ? WAYS.map((key) => ({ key, label: t(key) })) : []),
  ]
  return <Menu size="small" label={t('links.menu')} items={items} onAction={start} />
}

/** The links, each replaced by its twin while its job runs [2.18.12, 2.18.13]. */
export const ExportLinks = ({ watches }: { watches: readonly JobWatch[] }) => (
  <div className={styles.place}>
    <div className={styles.linkMenu}>
      <LinkMenu watches={watches} />
    </div>
    <div className={styles.links}>
      {watches.map((watch) => (
        <ExportLink key={watch.kind} watch={watch} isOnOrders={watches.length > 1} />
      ))}
      {watches.map((watch) => watch.kind === 'orders' && <MoreWays key={watch.kind} watch={watch} />)}
    </div>
    {watches.map((watch) => (
      <div key={watch.kind} className={styles.states}>
        <InProgressBanner watch={watch} />
        <NotStarted watch={watch} />
        <RunningProgress watch={watch} />
      </div>
    ))}
  </div>
)

const RunningProgress = ({ watch }: { watch: JobWatch }) => {
  const { isRunning, uuid } = watch.use()
  return isRunning && uuid !== undefined ? (
    <AreaTexts area="work">
      <ExportProgress key={uuid} watch={watch} />
    </AreaTexts>
  ) : null
}
