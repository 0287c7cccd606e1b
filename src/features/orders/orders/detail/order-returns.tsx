import type { OrderView } from '#features/orders/orders/order.schema.ts'
import type { ReturnState } from '#features/orders/orders/return.rules.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './order-detail.module.css'

const TONES: Readonly<Record<ReturnState, BadgeTone>> = {
  Requested: 'idle',
  Approved: 'info',
  Refused: 'bad',
  Received: 'info',
  Credited: 'ok',
}

export const OrderReturns = ({ view }: { view: OrderView }) => {
  const t = useTexts('orders')
  const { dateTime, number } = useFormats()
  if (view.returns.length === 0) return null
  const nameOf = (position: number): string => view.parts.find((part) => part.position === position)?.sku ?? ''
  return (
    <section className={styles.stack} aria-labelledby="order-returns">
      <h2 id="order-returns">{t('returns')}</h2>
      {view.returns.map((one) => (
        <article key={one.number} className={styles.card}>
          <header className={styles.cardHead}>
            <h3 className="num">{one.number}</h3>
            <Badge tone={TONES[one.state]}>{t(`return.${one.state}`)}</Badge>
          </header>
          <p className={styles.muted}>
            {t(`reason.${one.reason}`)}, {dateTime(one.requestedAt)}
          </p>
          <p>{one.lines.map(({ position, quantity }) => `${number(quantity)} × ${nameOf(position)}`).join(', ')}</p>
        </article>
      ))}
    </section>
  )
}
