import { useState, type ReactNode } from 'react'
import { useEndpointQuery } from '#browser/query.ts'
import { shortenSoldTo } from '#foundation/accounts/public.ts'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { casePath } from '#features/support/cases/case.rules.ts'
import { readCustomerGlance } from '#features/support/cases/staff/staff.api.ts'
import { StatusBadge } from '#features/support/cases/status-badge.tsx'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/state.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from '../cases.module.css'

/** Read only when somebody requests it: every look is written down. */
export const CustomerGlance = ({ caseId }: { caseId: string }) => {
  const t = useTexts('cases')
  const [isOpen, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        {t('glance')}
      </Button>
      <Dialog open={isOpen} onClose={close} title={t('glance')} description={t('glance.text')} size="wide">
        {isOpen && <GlanceContent caseId={caseId} />}
      </Dialog>
    </>
  )
}

const GlanceContent = ({ caseId }: { caseId: string }) => {
  const { locale } = usePage()
  const { data, isError, refetch, isFetching } = useEndpointQuery(readCustomerGlance, {
    params: { id: caseId },
    query: { language: locale.language },
  })
  if (isError) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  if (data) return <Glance glance={data} />
  return (
    <SkeletonGroup>
      <Skeleton width="full" />
      <Skeleton width="long" />
    </SkeletonGroup>
  )
}

const Part = ({ title, children }: { title: string; children: readonly ReactNode[] }) =>
  children.length === 0 ? null : (
    <section>
      <h3>{title}</h3>
      <ul className={styles.suggestions}>
        {children.map((child, at) => (
          <li key={at}>{child}</li>
        ))}
      </ul>
    </section>
  )

const Glance = ({ glance }: { glance: ReplyOf<typeof readCustomerGlance> }) => {
  const t = useTexts('cases')
  const { locale } = usePage()
  const { date, number } = useFormats()
  return (
    <div className={styles.glance}>
      <p>
        <strong>{glance.name}</strong>, {glance.company} <span className={styles.muted}>{glance.email}</span>
      </p>
      <Part title={t('glance.accounts', { count: number(glance.accountCount) })}>
        {glance.accounts.map((account) => `${shortenSoldTo(account.number)} ${account.name}, ${account.city}`)}
      </Part>
      <Part title={t('glance.orders')}>
        {glance.orders.map((order) => (
          <>
            <span className="num">{order.number}</span> {order.state}
            {order.isLate && ` (${t('glance.late')})`} <time className={styles.muted}>{date(order.placedAt)}</time>
          </>
        ))}
      </Part>
      <Part title={t('title')}>
        {glance.cases.map(({ id, subject, status, updated }) => (
          <>
            <a href={pageHref(locale, casePath(id))}>{subject}</a> <StatusBadge status={status} />{' '}
            <time className={styles.muted}>{date(updated)}</time>
          </>
        ))}
      </Part>
      <Part title={t('glance.tools')}>{glance.tools.map(({ name, status }) => `${name}: ${status}`)}</Part>
      <Part title={t('glance.sites')}>{glance.sites}</Part>
      <Part title={t('glance.activity')}>
        {glance.activity.map(({ kind, label, at }) => (
          <>
            {t(`activity.${kind}`, { label })} <time className={styles.muted}>{date(at)}</time>
          </>
        ))}
      </Part>
    </div>
  )
}
