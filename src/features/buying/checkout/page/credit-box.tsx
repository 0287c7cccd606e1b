import type { ApprovalNeedView } from '#features/buying/checkout/checkout.schema.ts'
import { Message } from '#ui/message.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './checkout-page.module.css'

type Credit = NonNullable<ApprovalNeedView['credit']>

/** The account's credit limit, its open amount, and the rest after this order. */
export const CreditBox = ({ credit }: { credit: Credit }) => {
  const t = useTexts('checkout')
  const { money } = useFormats()
  const { limit, open, left, policy, terms, isExceeded } = credit
  const text = open && left ? t('credit.use', { limit: money(limit), open: money(open), left: money(left) }) : t('credit.unknown')
  return (
    <section aria-label={t('credit')} className={styles.form}>
      {isExceeded ? (
        <Message tone={policy === 'block' ? 'bad' : 'warn'} title={t(`credit.over.${policy}`)} live={policy === 'block'}>
          {text}
        </Message>
      ) : (
        <p>{text}</p>
      )}
      {terms !== '' && <p>{t('credit.terms', { terms })}</p>}
    </section>
  )
}
