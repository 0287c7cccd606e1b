import { useEffect } from 'react'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { checkoutEvent } from '#features/buying/checkout/page/checkout-event.client.ts'
import type { CheckoutPageProps } from '#features/buying/checkout/page/checkout-page.schema.ts'
import { CheckoutSkeleton } from '#features/buying/checkout/page/checkout-skeleton.tsx'
import { CheckoutSteps } from '#features/buying/checkout/page/checkout-steps.tsx'
import { DeliveryStep } from '#features/buying/checkout/page/delivery-step.tsx'
import { OrderSummary } from '#features/buying/checkout/page/order-summary.tsx'
import { PaymentStep } from '#features/buying/checkout/page/payment-step.tsx'
import { ReviewStep } from '#features/buying/checkout/page/review-step.tsx'
import { useCheckout } from '#features/buying/checkout/page/use-checkout.client.ts'
import { track } from '#foundation/analytics/public.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState, ErrorState } from '#ui/state.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './checkout-page.module.css'

export const texts: readonly string[] = ['uploads']

const STEPS = { payment: PaymentStep, delivery: DeliveryStep, review: ReviewStep }
const NO_ACCOUNT = 409

export const Block = ({ country, step, gateway }: CheckoutPageProps) => {
  const t = useTexts('checkout')
  const { locale } = usePage()
  const { checkout, error, refetch, query } = useCheckout(country)
  const Step = STEPS[step]
  const isBegun = step === 'payment' && checkout !== undefined && checkout.lines.length > 0
  useEffect(() => {
    if (isBegun) track(checkoutEvent('checkout', checkout))
    // Once a visit, however often the state is read again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isBegun])
  return (
    <div className="wrap">
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <CheckoutSteps current={step} />
      </header>
      {!checkout && !error && (
        <>
          <p className="visually-hidden" role="status">
            {t('loading')}
          </p>
          <CheckoutSkeleton />
        </>
      )}
      {!checkout && error?.status === NO_ACCOUNT && (
        <EmptyState title={t('account.title')} icon="building" headingLevel={2}>
          {t('account.text')}
        </EmptyState>
      )}
      {!checkout && error && error.status !== NO_ACCOUNT && (
        <ErrorState title={t('failed')} headingLevel={2} onRetry={() => void refetch()} />
      )}
      {checkout && checkout.lines.length === 0 && (
        <EmptyState
          title={t('empty')}
          icon="cart"
          headingLevel={2}
          action={<ButtonLink href={pageHref(locale, '/products')}>{t('empty.go')}</ButtonLink>}
        />
      )}
      {checkout && checkout.lines.length > 0 && (
        <div className={styles.grid}>
          <Step checkout={checkout} query={query} refetch={refetch} gateway={gateway} />
          <OrderSummary checkout={checkout} />
        </div>
      )}
    </div>
  )
}
