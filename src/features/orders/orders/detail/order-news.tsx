import type { OrderView } from '#features/orders/orders/order.schema.ts'
import { useEventWords } from '#features/orders/orders/detail/use-event-words.client.ts'
import { Message } from '#ui/message.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './order-detail.module.css'

/** Changes since the person last looked. */
export const OrderNews = ({ events }: { events: OrderView['events'] }) => {
  const t = useTexts('orders')
  const { dateTime } = useFormats()
  const say = useEventWords()
  const news = events.filter(({ isNew }) => isNew)
  if (news.length === 0) return null
  return (
    <div className={styles.news}>
      <Message title={t('news')}>
        <ul className={styles.newsList}>
          {news.map((event) => (
            <li key={`${event.at} ${event.kind} ${JSON.stringify(event.data)}`}>
              <time dateTime={event.at}>{dateTime(event.at)}</time>: {say(event)}
            </li>
          ))}
        </ul>
      </Message>
    </div>
  )
}
