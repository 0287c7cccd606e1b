import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './agents.module.css'

const FACTS = ['rights', 'approvals', 'asked', 'revoke'] as const

/** Limits that no grant changes. */
export const AlwaysHolds = ({ address }: { address: string }) => {
  const t = useTexts('agent-orders')
  return (
    <section className={styles.card}>
      <h2>{t('holds')}</h2>
      <ul className={styles.facts}>
        {FACTS.map((fact) => (
          <li key={fact}>
            <Icon name="check" size="small" />
            <span>
              {t(`holds.${fact}`)}
              {(fact === 'rights' || fact === 'asked') && <span className={styles.small}>{t(`holds.${fact}.text`)}</span>}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.small}>{t('guide', { address })}</p>
    </section>
  )
}
