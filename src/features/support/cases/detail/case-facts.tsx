import type { CaseField } from '#features/support/cases/case.rules.ts'
import type { CaseView } from '#features/support/cases/case.schema.ts'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { StatusBadge } from '#features/support/cases/status-badge.tsx'
import { History } from '#ui/history.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from '../cases.module.css'

/** Where a part or an order of the case is shown. */
const hrefOf = (field: string, value: string): string | undefined => {
  if (field === 'productSku') return `/products-dynamic/${encodeURIComponent(value)}`
  return field === 'orderNumber' ? `/secure/orders/details.orderNum-${encodeURIComponent(value)}` : undefined
}

export const CaseFacts = ({ view }: { view: CaseView }) => {
  const t = useTexts('cases')
  const { locale } = usePage()
  const { dateTime } = useFormats()
  return (
    <section className={styles.card}>
      <h2>{t('facts')}</h2>
      <dl className={styles.facts}>
        <div>
          <dt>{t('column.kind')}</dt>
          <dd>{t(`kind.${view.kind}` as 'kind.question')}</dd>
        </div>
        {Object.entries(view.details).map(([field, value]) => {
          const href = hrefOf(field, value)
          return (
            <div key={field}>
              <dt>{t(`field.${field as CaseField}`)}</dt>
              <dd>{href ? <a href={pageHref(locale, href)}>{value}</a> : value}</dd>
            </div>
          )
        })}
        <div>
          <dt>{t('field.priority')}</dt>
          <dd>{t(`priority.${view.priority}`)}</dd>
        </div>
        <div>
          <dt>{t('column.created')}</dt>
          <dd>{dateTime(view.createdAt)}</dd>
        </div>
      </dl>
      {view.copyCount > 0 && <p className={styles.muted}>{t('copies', { count: view.copyCount })}</p>}
    </section>
  )
}

const WAITS: Readonly<Partial<Record<CaseView['status'], 'you' | 'us'>>> = {
  New: 'us',
  'In progress': 'us',
  Reopened: 'us',
  'Waiting for you': 'you',
}

/** How it stood when, below whose turn it is. */
export const StatusHistory = ({ view: { events, status, staff } }: { view: CaseView }) => {
  const t = useTexts('cases')
  const waits = WAITS[status]
  return (
    <section className={styles.card}>
      <h2>{t('statuses')}</h2>
      <History
        next={waits && t(`next.${waits === 'you' && staff !== null ? 'customer' : waits}`)}
        entries={events.toReversed().map(({ id, by, status: then, at }) => ({
          ...{ key: id, at, who: t(`by.${by}`) },
          what: <StatusBadge status={then} />,
        }))}
      />
    </section>
  )
}
