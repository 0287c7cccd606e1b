import { pageHref, usePage } from '#foundation/blocks/public.ts'
import type { OrderView } from '#features/orders/orders/order.schema.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './order-detail.module.css'

/** The form that opens a case reads what it is about from its address. */
const NEW_CASE = '/support/cases/new'

/** Questions about the order, and a link to ask one. */
export const OrderQuestions = ({ view }: { view: OrderView }) => {
  const t = useTexts('orders')
  const { locale } = usePage()
  const { date } = useFormats()
  const about = new URLSearchParams({
    kind: 'order',
    orderNumber: view.number,
    subject: t('ask.subject', { number: view.number }),
  })
  return (
    <section className={styles.card} aria-labelledby="order-questions">
      <h2 id="order-questions">{t('ask.title')}</h2>
      {view.related.length > 0 && (
        <ul className={styles.related}>
          {view.related.map(({ label, href, note, tone, at }) => (
            <li key={href}>
              <a href={pageHref(locale, href)}>{label}</a>
              <span className={styles.relatedNote}>
                <Badge tone={tone}>{note}</Badge> <time dateTime={at}>{date(at)}</time>
              </span>
            </li>
          ))}
        </ul>
      )}
      <ButtonLink variant="secondary" size="small" href={`${pageHref(locale, NEW_CASE)}?${about.toString()}`}>
        {t('ask')}
      </ButtonLink>
    </section>
  )
}
