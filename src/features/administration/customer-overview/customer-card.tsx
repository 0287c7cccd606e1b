import { useId } from 'react'
import type { readCustomer } from '#features/administration/customer-overview/customer-overview.api.ts'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './customer-overview.module.css'

type Section = ReplyOf<typeof readCustomer>['sections'][number]
type Content = NonNullable<Section['content']>

const Item = ({ item, day }: { item: Content['items'][number]; day: string | null }) => {
  const t = useTexts('customer-overview')
  const { locale } = usePage()
  const { date, money } = useFormats()
  const { label, href, detail, note, tone, amount, limit, at } = item
  const sum =
    amount && limit
      ? t('amount.of', { amount: money(amount), limit: money(limit) })
      : limit
        ? t('amount.limit', { limit: money(limit) })
        : amount && money(amount)
  return (
    <li>
      <span className={styles.name}>
        {href === null ? <strong>{label}</strong> : <a href={pageHref(locale, href)}>{label}</a>}
        {detail !== null && <small>{detail}</small>}
      </span>
      <span className={styles.state}>
        {note !== null && <Badge tone={tone}>{note}</Badge>}
        {sum && <span className="num">{sum}</span>}
        {at !== null && (
          <small>
            {day} <time dateTime={at}>{date(at)}</time>
          </small>
        )}
      </span>
    </li>
  )
}

const Filled = ({ content, empty, day }: { content: Content; empty: string; day: string | null }) =>
  content.items.length === 0 ? (
    <p className={styles.muted}>{empty}</p>
  ) : (
    <ul className={styles.items}>
      {content.items.map((item, at) => (
        <Item key={`${item.label} ${at}`} item={item} day={day} />
      ))}
    </ul>
  )

type CustomerCardProps = { section: Section; onRetry: () => void; isRetrying: boolean }

/** An area's card of the customer. */
export const CustomerCard = ({ section, onRetry, isRetrying }: CustomerCardProps) => {
  const t = useTexts('customer-overview')
  const ui = useTexts('ui')
  const { locale } = usePage()
  const { number } = useFormats()
  const id = useId()
  const { title, empty, day, right, content } = section
  return (
    <section className={styles.card} aria-labelledby={id}>
      <header className={styles.cardHead}>
        <h3 id={id}>{title}</h3>
        {content && content.count > 0 && <span className={styles.count}>{number(content.count)}</span>}
        {content?.summary && <span className={styles.muted}>{content.summary}</span>}
        {content && content.href !== null && content.count > 0 && (
          <a className={styles.all} href={pageHref(locale, content.href)} aria-describedby={id}>
            {t('all')}
          </a>
        )}
      </header>
      {content && <Filled {...{ content, empty, day }} />}
      {!content && right !== null && <p className={styles.muted}>{t(`right.${right}`)}</p>}
      {!content && right === null && (
        <div role="alert" className={styles.failed}>
          <p>{t('section.failed')}</p>
          <Button variant="secondary" size="small" busy={isRetrying} onClick={onRetry}>
            {ui('retry')}
          </Button>
        </div>
      )}
    </section>
  )
}
