import { useState } from 'react'
import { useEndpointQuery } from '#browser/query.ts'
import { ApprovalBadge } from '#features/company/approvals/approval-badge.tsx'
import { approvalPath } from '#features/company/approvals/approval-paths.rules.ts'
import { listApprovals, type ApprovalHead } from '#features/company/approvals/approval.api.ts'
import { SubstituteButton } from '#features/company/approvals/list/substitute-dialog.tsx'
import { SplitHints } from '#features/company/approvals/split-hints.tsx'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { ChoiceChip } from '#ui/chip.tsx'
import { Section } from '#ui/section.tsx'
import { SkeletonRows } from '#ui/skeleton-rows.tsx'
import { EmptyState, ErrorState } from '#ui/state.tsx'
import { Table, type Column } from '#ui/table.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './approval-list.module.css'

const VIEWS = ['waiting', 'sent', 'decided'] as const
type View = (typeof VIEWS)[number]
const ROLES = { waiting: 'approver', sent: 'requester', decided: 'decided' } as const satisfies Record<View, string>

const useColumns = (view: View): Column<ApprovalHead>[] => {
  const t = useTexts('approvals')
  const { locale } = usePage()
  const { money, dateTime } = useFormats()
  const whoOf = ({ requester, orderNumber }: ApprovalHead): string => requester.name || (orderNumber ?? '')
  return [
    {
      key: 'who',
      header: t('column.who'),
      rowHeader: true,
      phone: 'start',
      cell: (row) => (
        <a href={pageHref(locale, approvalPath(row.id))} aria-label={t('open', { who: whoOf(row) })}>
          {whoOf(row)}
        </a>
      ),
    },
    { key: 'total', header: t('column.total'), numeric: true, cell: ({ total }) => money(total) },
    { key: 'costCentre', header: t('column.costCentre'), phone: 'hidden', cell: ({ costCentre }) => costCentre ?? '–' },
    {
      key: 'why',
      header: t('column.why'),
      phone: 'full',
      cell: ({ because }) => because.map(({ rule }) => rule).join(', '),
    },
    { key: 'when', header: t('column.when'), phone: 'start', cell: ({ submittedAt }) => dateTime(submittedAt), isOneLine: true },
    {
      key: 'state',
      header: t('column.state'),
      phone: 'end',
      cell: ({ state }) => <ApprovalBadge state={state} />,
    },
    ...(view === 'waiting'
      ? []
      : [
          {
            key: 'order',
            header: t('column.order'),
            phone: 'hidden' as const,
            cell: ({ orderNumber }: ApprovalHead) =>
              orderNumber === null ? (
                '–'
              ) : (
                <a href={pageHref(locale, `/secure/orders/details.orderNum-${orderNumber}`)}>{orderNumber}</a>
              ),
          },
        ]),
  ]
}

const ApprovalRows = ({ view }: { view: View }) => {
  const t = useTexts('approvals')
  const { locale } = usePage()
  const columns = useColumns(view)
  const found = useEndpointQuery(listApprovals, { query: { role: ROLES[view], language: locale.language } })
  if (found.isError)
    return <ErrorState onRetry={() => void found.refetch()} retrying={found.isFetching} title={t('failed')} headingLevel={2} />
  if (!found.data) return <SkeletonRows rows={6} columns={6} isFramed />
  const { approvals, splits } = found.data
  return (
    <>
      <SplitHints splits={splits} />
      {approvals.length === 0 ? (
        <EmptyState title={t(`empty.${view}`)} icon="check" headingLevel={2}>
          <p>{t(`empty.${view}.text`)}</p>
        </EmptyState>
      ) : (
        <Table caption={t(view)} columns={columns} rows={approvals} rowKey={({ id }) => id} />
      )}
    </>
  )
}

/** Approvals that wait for the person come first; those that they sent and decided are one click away. */
export const Block = () => {
  const t = useTexts('approvals')
  const [view, setView] = useState<View>('waiting')
  return (
    <Section space="tight">
      <div className={styles.bar}>
        {VIEWS.map((one) => (
          <ChoiceChip key={one} pressed={one === view} onPress={() => setView(one)}>
            {t(one)}
          </ChoiceChip>
        ))}
        <span className={styles.end}>
          <SubstituteButton />
        </span>
      </div>
      <ApprovalRows key={view} view={view} />
    </Section>
  )
}
