import type { ConfirmationView } from '#features/buying/agent-orders/confirm/confirmation.schema.ts'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './confirm.module.css'

const List = ({ facts, className }: { facts: readonly (readonly [string, string])[]; className?: string | undefined }) => (
  <dl className={className}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

/** Where it goes, what it is booked on, and what it costs. */
export const ConfirmFacts = ({ view: { content, needsApproval } }: { view: ConfirmationView }) => {
  const t = useTexts('agent-orders')
  const { money } = useFormats()
  const approval = needsApproval === null ? '–' : t(needsApproval ? 'approval.needed' : 'approval.nobody')
  return (
    <div className={styles.facts}>
      <List
        facts={[
          [t('shipTo'), content.shipTo || '–'],
          [t('poNumber'), content.poNumber || '–'],
          [t('costCentre'), content.costCentre ?? '–'],
          [t('approval'), approval],
        ]}
      />
      <List
        className={styles.sums}
        facts={[
          [t('net'), money(content.net)],
          [t('freight'), money(content.freight)],
          ...content.taxes.map(({ percent, amount }) => [t('tax', { percent }), money(amount)] as const),
          [t('total'), money(content.total)],
        ]}
      />
    </div>
  )
}
