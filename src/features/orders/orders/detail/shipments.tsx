import type { OrderView } from '#features/orders/orders/order.schema.ts'
import { Badge } from '#ui/badge.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './order-detail.module.css'

type Shipment = OrderView['shipments'][number]

const ShipmentCard = ({ shipment, place }: { shipment: Shipment; place: number }) => {
  const t = useTexts('orders')
  const { date, dateTime, number } = useFormats()
  const { carrier, trackingNumber, shippedOn, deliveredOn, lines, events } = shipment
  return (
    <article className={styles.card}>
      <header className={styles.cardHead}>
        <h3>{t('shipment', { place: number(place) })}</h3>
        <Badge tone={deliveredOn === null ? 'info' : 'ok'}>
          {t(deliveredOn === null ? 'shipment.under' : 'state.Delivered')}
        </Badge>
      </header>
      <dl className={styles.facts}>
        <dt>{t('carrier')}</dt>
        <dd>{carrier || '–'}</dd>
        <dt>{t('tracking')}</dt>
        <dd className="num">{trackingNumber || '–'}</dd>
        <dt>{t('shippedOn')}</dt>
        <dd>{date(shippedOn)}</dd>
        {deliveredOn !== null && (
          <>
            <dt>{t('deliveredOn')}</dt>
            <dd>{date(deliveredOn)}</dd>
          </>
        )}
        <dt>{t('contents')}</dt>
        <dd>
          {lines
            .map(({ position, quantity }) => t('contents.line', { quantity: number(quantity), position: String(position) }))
            .join(', ')}
        </dd>
      </dl>
      {events.length > 0 && (
        <ol className={styles.events}>
          {events.toReversed().map(({ at, place: where, event }) => (
            <li key={`${at} ${event}`}>
              <time dateTime={at}>{dateTime(at)}</time>
              <span>
                <strong>{t(`tracking.${event}`)}</strong>
                {where !== '' && <span className={styles.muted}> {where}</span>}
              </span>
            </li>
          ))}
        </ol>
      )}
    </article>
  )
}

export const Shipments = ({ view }: { view: OrderView }) => {
  const t = useTexts('orders')
  return (
    <section className={styles.stack} aria-labelledby="order-shipments">
      <h2 id="order-shipments">{t('shipments')}</h2>
      {view.shipments.length === 0 && <p className={styles.muted}>{t('shipments.none')}</p>}
      {view.shipments.map((shipment, at) => (
        <ShipmentCard key={shipment.number} shipment={shipment} place={at + 1} />
      ))}
    </section>
  )
}
