import type { ApprovalView } from '#features/company/approvals/approval.api.ts'
import { Badge } from '#ui/badge.tsx'
import { History } from '#ui/history.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './approval-detail.module.css'

const ACTIONS = ['submit', 'approve', 'reject', 'send-back', 'withdraw'] as const
const TONES = { done: 'ok', open: 'info', later: 'idle' } as const

/** Why it needs approval, and whose decision comes when. */
export const ApprovalSteps = ({ view: { because, tiers } }: { view: ApprovalView }) => {
  const t = useTexts('approvals')
  return (
    <div className={styles.card}>
      <h2>{t('why')}</h2>
      <ul className={styles.plain}>
        {because.map(({ rule, reason }) => (
          <li key={rule}>
            <strong>{rule}</strong>
            <br />
            {reason}
          </li>
        ))}
      </ul>
      <h2>{t('steps')}</h2>
      <ol className={styles.plain}>
        {tiers.map(({ rule, need, approvers, state }, at) => (
          <li key={`${rule} ${at}`}>
            <Badge tone={TONES[state]}>{t(`step.${state}`)}</Badge>{' '}
            {t(`step.${need}`, { names: approvers.map(({ name }) => name).join(', ') })}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Who did what, and when, below whose decision is next. */
export const ApprovalHistory = ({ view: { history, tiers } }: { view: ApprovalView }) => {
  const t = useTexts('approvals')
  const open = tiers.find(({ state }) => state === 'open')
  const entries = history.toReversed().map(({ at, action, by, for: away, note }) => {
    const known = ACTIONS.find((one) => one === action)
    const done =
      known && [t(`action.${known}`), away !== null && `(${t('history.for', { name: away })})`].filter(Boolean).join(' ')
    // The requester's own note stands above, beside what they ordered.
    const said = action === 'submit' ? undefined : note
    return { key: `${at} ${action}`, at, who: known && (by ?? t('system')), what: done ?? t('action.escalate'), note: said }
  })
  return (
    <section className={styles.card}>
      <h2>{t('history')}</h2>
      <History
        entries={entries}
        next={open && t(`step.${open.need}`, { names: open.approvers.map(({ name }) => name).join(', ') })}
      />
    </section>
  )
}
