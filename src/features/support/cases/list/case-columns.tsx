import { pageHref, usePage } from '#foundation/blocks/public.ts'
import type { listCases } from '#features/support/cases/case.api.ts'
import { casePath } from '#features/support/cases/case.rules.ts'
import { StatusBadge } from '#features/support/cases/status-badge.tsx'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { Tag } from '#ui/badge.tsx'
import type { GridColumn } from '#ui/data-grid/grid-column.ts'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from '../cases.module.css'

export type ListedCase = ReplyOf<typeof listCases>['rows'][number]

const IN_QUEUE_ON_DEMAND = ['kind', 'created']

/** Named as the list's specification names them; three more are for staff. */
export const useCaseColumns = (): {
  readonly customer: readonly GridColumn<ListedCase>[]
  readonly all: readonly GridColumn<ListedCase>[]
} => {
  const t = useTexts('cases')
  const { locale } = usePage()
  const formats = useFormats()
  const customer: readonly GridColumn<ListedCase>[] = [
    {
      key: 'subject',
      header: t('column.subject'),
      rowHeader: true,
      phone: 'full',
      cell: ({ id, subject, hasNews, isLate, priority, customer }) => (
        <>
          <a href={pageHref(locale, casePath(id))}>{subject}</a>
          <span className={styles.marks}>
            {hasNews && <Tag>{t(customer === null ? 'news' : 'news.staff')}</Tag>}
            {isLate && <Tag>{t('late')}</Tag>}
            {priority !== 'normal' && <Tag>{t(`priority.${priority}`)}</Tag>}
          </span>
        </>
      ),
    },
    { key: 'id', header: t('column.id'), cell: ({ id }) => <span className="num">{id}</span>, phone: 'start' },
    { key: 'status', header: t('column.status'), cell: ({ status }) => <StatusBadge status={status} />, phone: 'start' },
    { key: 'kind', header: t('column.kind'), cell: ({ kind }) => t(`kind.${kind}`), phone: 'hidden' },
    {
      key: 'created',
      header: t('column.created'),
      cell: ({ created }) => formats.date(created),
      phone: 'hidden',
      isOneLine: true,
    },
    {
      key: 'updated',
      header: t('column.updated'),
      cell: ({ updated }) => formats.dateTime(updated),
      phone: 'end',
      isOneLine: true,
    },
  ]
  const staff: readonly GridColumn<ListedCase>[] = [
    { key: 'customer', header: t('column.customer'), cell: (row) => row.customer ?? '', phone: 'full' },
    {
      key: 'due',
      header: t('column.due'),
      cell: (row) => (row.due === null ? '' : formats.dateTime(row.due)),
      phone: 'hidden',
      isOneLine: true,
    },
    { key: 'assignee', header: t('column.assignee'), cell: (row) => row.assignee || t('nobody'), phone: 'hidden' },
  ]
  // The queue has more to say: what matters less there is shown on demand.
  const stored = customer.map((column) => (IN_QUEUE_ON_DEMAND.includes(column.key) ? { ...column, isOptional: true } : column))
  return { customer, all: [...stored, ...staff] }
}
