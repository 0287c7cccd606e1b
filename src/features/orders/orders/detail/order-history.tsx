import { planFlow } from '#features/orders/orders/detail/order-flow.rules.ts'
import { useEventWords } from '#features/orders/orders/detail/use-event-words.client.ts'
import type { OrderView } from '#features/orders/orders/order.schema.ts'
import { History } from '#ui/history.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './order-detail.module.css'

/** Everything that happened to the order, below the next stop of its way. */
export const OrderHistory = ({ view }: { view: OrderView }) => {
  const t = useTexts('orders')
  const { date } = useFormats()
  const say = useEventWords()
  const next = planFlow(view).find(({ status }) => status === 'next')
  const day = next?.expectedOn === undefined ? '' : `, ${t('expected', { date: date(next.expectedOn) })}`
  const newest = view.events.toSorted((one, other) => other.at.localeCompare(one.at))
  const placed = {
    key: 'placed',
    at: view.placedAt,
    who: view.placedBy ?? undefined,
    what: t(view.placedBy === null ? 'state.Received' : 'event.placed'),
  }
  return (
    <section className={styles.card} aria-labelledby="order-history">
      <h2 id="order-history">{t('history')}</h2>
      <History
        next={next && `${t(`state.${next.state}`)}${day}`}
        entries={[
          ...newest.map((event) => ({
            key: `${event.at} ${event.kind} ${JSON.stringify(event.data)}`,
            at: event.at,
            what: say(event),
          })),
          placed,
        ]}
      />
    </section>
  )
}
