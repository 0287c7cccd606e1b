import { planFlow } from '#features/orders/orders/detail/order-flow.rules.ts'
import type { OrderView } from '#features/orders/orders/order.schema.ts'
import { Icon } from '#ui/icon.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './order-flow.module.css'

/** The way of an order, across; down on a phone. */
export const OrderFlow = ({ view }: { view: OrderView }) => {
  const t = useTexts('orders')
  const { dateTime, date } = useFormats()
  return (
    <section className={styles.card} aria-label={t('timeline')}>
      <ol className={styles.flow}>
        {planFlow(view).map(({ state, at, status, expectedOn }) => (
          <li key={state} data-status={status} aria-current={status === 'now' ? 'step' : undefined}>
            <span className={styles.dot}>
              {status !== 'next' && <Icon name={state === 'Cancelled' ? 'close' : 'check'} size="small" />}
            </span>
            <strong>{t(`state.${state}`)}</strong>
            <span className={styles.when}>
              {at !== undefined && <time dateTime={at}>{dateTime(at)}</time>}
              {expectedOn !== undefined && t('expected', { date: date(expectedOn) })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
