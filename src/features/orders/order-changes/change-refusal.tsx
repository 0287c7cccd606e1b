import type { CallError } from '#browser/query.ts'
import { readRefusal } from '#features/orders/order-changes/change-refusal.rules.ts'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './order-changes.module.css'

/** Why a change was refused, with what the company's rules say of more pieces. */
export const ChangeRefusal = ({ error, isStaff = false }: { error: CallError; isStaff?: boolean }) => {
  const t = useTexts('order-changes')
  const { key, reasons } = readRefusal(error)
  return (
    <Message tone="bad" live>
      {t(key === 'late' && isStaff ? 'decide.late' : key)}
      {reasons.length > 0 && (
        <ul className={styles.list}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </Message>
  )
}
