import { approvalPath } from '#features/company/approvals/approval-paths.rules.ts'
import type { ApprovalView } from '#features/company/approvals/approval.api.ts'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { Message } from '#ui/message.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'

type Split = ApprovalView['splits'][number]

/** The same sentence wherever it is shown: who, how much together, which limit, and the orders. */
const SplitHint = ({ split: { person, rule, limit, sum, orders } }: { split: Split }) => {
  const t = useTexts('approvals')
  const { locale } = usePage()
  const { money, date } = useFormats()
  const values = { who: person, count: orders.length, sum: money(sum), limit: money(limit), rule }
  return (
    <li>
      {t(rule === '' ? 'split.limit' : 'split.rule', values)}{' '}
      {orders.map(({ id, isWaiting, at, net }, position) => (
        <span key={id}>
          {position > 0 && ', '}
          <a href={pageHref(locale, isWaiting ? approvalPath(id) : `/secure/orders/details.orderNum-${id}`)}>
            {isWaiting ? t('split.waiting') : id}
          </a>{' '}
          ({date(at)}, {money(net)})
        </span>
      ))}
    </li>
  )
}

/** Orders that were each under a limit and together over it; nobody is accused. */
export const SplitHints = ({ splits }: { splits: readonly Split[] }) => {
  const t = useTexts('approvals')
  if (splits.length === 0) return null
  return (
    <Message tone="warn" title={t('split.title')}>
      <ul>
        {splits.map((split) => (
          <SplitHint key={`${split.rule} ${split.orders.map(({ id }) => id).join(' ')}`} split={split} />
        ))}
      </ul>
    </Message>
  )
}
