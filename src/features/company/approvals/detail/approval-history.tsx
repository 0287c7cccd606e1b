import type { ApprovalView } from '#features/company/approvals/approval.api.ts'
import { Badge } from '#ui/badge.tsx'
import { useFormats } from '#ui/use-formats.ts'
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

/** Who did what, and when. */
export const ApprovalHistory = ({ view: { history } }: { view: ApprovalView }) => {
  const t = useTexts('approvals')
  const { dateTime } = useFormats()
  return (
    <section className={styles.card}>
      <h2>{t('history')}</h2>
      <ol className={styles.history}>
        {history.map(({ at, action, by, for: away, note }) => {
          const known = ACTIONS.find((one) => one === action)
          const name = by ?? t('system')
          return (
            <li key={`${at} ${action}`}>
              <span className={styles.initial} aria-hidden="true">
                {name.slice(0, 1)}
              </span>
              <div>
                {known ? (
                  <>
                    <strong>{name}</strong> {t(`action.${known}`)}
                    {away !== null && ` (${t('history.for', { name: away })})`}
                  </>
                ) : (
                  t('action.escalate')
                )}
                <time className={styles.muted} dateTime={at}>
                  {dateTime(at)}
                </time>
                {note !== '' && action !== 'submit' && <p className={styles.note}>{note}</p>}
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
