import { refreshQueries, useEndpointMutation } from '#browser/query.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { readOwnOrder } from '#features/orders/orders/order.api.ts'
import type { OrderView } from '#features/orders/orders/order.schema.ts'
import { withdrawReturn } from '#features/orders/orders/returns/return.api.ts'
import { labelHref, pictureHref, type ReturnState } from '#features/orders/orders/returns/return.rules.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Message } from '#ui/message.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from '../detail/order-detail.module.css'
import own from './order-returns.module.css'

const TONES: Readonly<Record<ReturnState, BadgeTone>> = {
  Requested: 'idle',
  Approved: 'info',
  Refused: 'bad',
  Withdrawn: 'idle',
  Received: 'info',
  Credited: 'ok',
  Closed: 'ok',
}

type One = OrderView['returns'][number]
type ReturnProps = { view: OrderView; one: One }

const Pictures = ({ view, one }: ReturnProps) => {
  const t = useTexts('orders')
  if (one.pictures.length === 0) return null
  return (
    <ul className={own.pictures}>
      {one.pictures.map(({ id, name }) => (
        <li key={id}>
          <img src={pictureHref(view.number, one.number, id)} alt={t('return.pictureOf', { name })} loading="lazy" />
        </li>
      ))}
    </ul>
  )
}

const Actions = ({ view, one }: ReturnProps) => {
  const t = useTexts('orders')
  const { locale } = usePage()
  const { mutateAsync, isPending, error } = useEndpointMutation(withdrawReturn)
  const withdraw = async (): Promise<void> => {
    await mutateAsync({ params: { number: view.number, returnNumber: one.number } }).catch(() => undefined)
    await refreshQueries(readOwnOrder)
  }
  return (
    <>
      {one.hasLabel && (
        <a
          href={labelHref(view.number, one.number, locale.language)}
          aria-label={t('return.labelOf', { number: one.number })}
          download
        >
          {t('return.label')}
        </a>
      )}
      {one.mayWithdraw && view.mayReturn && (
        <div>
          <Button
            variant="quiet"
            size="small"
            busy={isPending}
            aria-label={t('return.withdrawOf', { number: one.number })}
            onClick={() => void withdraw()}
          >
            {t('return.withdraw')}
          </Button>
        </div>
      )}
      {error && (
        <Message tone="bad" live>
          {t(error.status === 409 ? 'return.late' : 'failed')}
        </Message>
      )}
    </>
  )
}

const OrderReturn = ({ view, one }: ReturnProps) => {
  const t = useTexts('orders')
  const { dateTime, number } = useFormats()
  const nameOf = (position: number): string => view.parts.find((part) => part.position === position)?.sku ?? ''
  return (
    <article className={styles.card}>
      <header className={styles.cardHead}>
        <h3 className="num">{one.number}</h3>
        <Badge tone={TONES[one.state]}>{t(`return.${one.state}`)}</Badge>
      </header>
      <p className={styles.muted}>
        {t(`reason.${one.reason}`)}, {dateTime(one.requestedAt)}
      </p>
      <ul className={own.lines}>
        {one.lines.map(({ position, quantity, serials }) => (
          <li key={position}>
            {number(quantity)} × {nameOf(position)}
            {serials.length > 0 && <span className={styles.muted}> {t('label.serials', { serials: serials.join(', ') })}</span>}
          </li>
        ))}
      </ul>
      {one.note !== '' && <p className={own.text}>{one.note}</p>}
      <Pictures view={view} one={one} />
      {one.answer !== '' && <p className={own.text}>{t('return.answer', { answer: one.answer })}</p>}
      {one.returnAddress !== '' && (
        <p className={own.text}>
          <span className={styles.muted}>{t('return.address')}</span>
          {`\n${one.returnAddress}`}
        </p>
      )}
      <Actions view={view} one={one} />
    </article>
  )
}

export const OrderReturns = ({ view }: { view: OrderView }) => {
  const t = useTexts('orders')
  if (view.returns.length === 0) return null
  return (
    <section className={styles.stack} aria-labelledby="order-returns">
      <h2 id="order-returns">{t('returns')}</h2>
      {view.returns.map((one) => (
        <OrderReturn key={one.number} view={view} one={one} />
      ))}
    </section>
  )
}
