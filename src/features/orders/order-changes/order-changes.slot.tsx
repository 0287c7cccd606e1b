import { useEndpointQuery } from '#browser/query.ts'
import type { SlotProps } from '#foundation/blocks/public.ts'
import { ChangeBadge, ChangeLines } from '#features/orders/order-changes/change-lines.tsx'
import { listChanges } from '#features/orders/order-changes/order-change.api.ts'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './order-changes.module.css'

/** Changes that were asked for of an order, with staff's answers. */
export const Slot = ({ orderNumber }: SlotProps['order-changes']) => {
  const t = useTexts('order-changes')
  const { dateTime } = useFormats()
  const { data } = useEndpointQuery(listChanges, { params: { number: orderNumber } })
  if (!data || data.changes.length === 0) return null
  return (
    <section className={styles.changes} aria-labelledby="order-changes">
      <h2 id="order-changes">{t('title')}</h2>
      {data.changes.map((change) => (
        <article key={change.id} className={styles.card}>
          <header className={styles.head}>
            <ChangeBadge state={change.state} />
            <time dateTime={change.requestedAt} className={styles.muted}>
              {dateTime(change.requestedAt)}
            </time>
          </header>
          <ChangeLines lines={change.lines} />
          {change.note !== '' && <p>{change.note}</p>}
          {change.answer !== '' && <p>{t('answer', { answer: change.answer })}</p>}
        </article>
      ))}
    </section>
  )
}
