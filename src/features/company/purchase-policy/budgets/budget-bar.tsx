import { shareUse } from '#features/company/purchase-policy/budgets/budget-draft.rules.ts'
import type { BudgetView } from '#features/company/purchase-policy/policy.api.ts'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './company-budgets.module.css'

/** How much of a budget is gone, as a bar; its name says it in words. */
export const BudgetBar = ({ budget }: { budget: BudgetView }) => {
  const t = useTexts('purchase-policy')
  const { percent } = useFormats()
  const shares = shareUse(budget)
  if (!shares) return <span className={styles.note}>{t('noRate')}</span>
  const words = t('share.words', { spent: percent(shares.spent), reserved: percent(shares.reserved) })
  return (
    <span
      className={styles.bar}
      role="img"
      aria-label={shares.isOver ? t('share.over', { words }) : words}
      data-over={shares.isOver || undefined}
    >
      <span className={styles.spent} style={{ inlineSize: `${shares.spent * 100}%` }} />
      <span className={styles.reserved} style={{ inlineSize: `${shares.reserved * 100}%` }} />
    </span>
  )
}
