import type { CheckoutStep } from '#features/buying/checkout/checkout.rules.ts'
import { useCheckoutPaths } from '#features/buying/checkout/page/use-checkout.client.ts'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './checkout-page.module.css'

const STEPS = ['payment', 'delivery', 'review'] as const satisfies readonly CheckoutStep[]

/** Where one is; what is done can be changed. */
export const CheckoutSteps = ({ current }: { current: CheckoutStep }) => {
  const t = useTexts('checkout')
  const paths = useCheckoutPaths()
  const at = STEPS.indexOf(current)
  return (
    <ol className={styles.steps} aria-label={t('steps')}>
      {STEPS.map((step, place) => (
        <li key={step} aria-current={place === at ? 'step' : undefined} data-done={place < at || undefined}>
          <span className={styles.no}>{place < at ? <Icon name="check" size="small" /> : place + 1}</span>
          {place < at ? <a href={paths[step]}>{t(`step.${step}`)}</a> : <span>{t(`step.${step}`)}</span>}
        </li>
      ))}
    </ol>
  )
}
