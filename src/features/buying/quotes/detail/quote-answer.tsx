import { useRef, useState, useSyncExternalStore } from 'react'
import { createIntent } from '#browser/idempotency-key.ts'
import { CallError, useEndpointMutation } from '#browser/query.ts'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { quoteCheckoutHref } from '#features/buying/cart/public.ts'
import { orderingHeaders } from '#features/buying/pricing/public.ts'
import { CounterDialog } from '#features/buying/quotes/detail/counter-dialog.tsx'
import { DeclineDialog } from '#features/buying/quotes/detail/decline-dialog.tsx'
import { readQuoteProblem, type QuoteProblem } from '#features/buying/quotes/detail/quote-problem.rules.ts'
import { acceptQuoteEndpoint } from '#features/buying/quotes/quote.api.ts'
import { waitsForStaff } from '#features/buying/quotes/quote-state.rules.ts'
import type { QuoteVersionView, QuoteView } from '#features/buying/quotes/quote.schema.ts'
import { useReaderZone } from '#features/buying/quotes/use-reader-zone.client.ts'
import { orderPath } from '#features/orders/orders/public.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Message } from '#ui/message.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './quote-detail.module.css'

const DAY_MS = 86_400_000
const listenToNothing = () => () => {}

/** Whole days until then; undefined while the page is what the server drew. */
const useDaysLeft = (until: string | null): number | undefined => {
  const count = () => (until === null ? undefined : Math.floor((Date.parse(until) - Date.now()) / DAY_MS))
  return useSyncExternalStore(listenToNothing, count, () => undefined)
}

const Validity = ({ validUntil, state }: Pick<QuoteView, 'validUntil' | 'state'>) => {
  const t = useTexts('quotes')
  const timeZone = useReaderZone()
  const { dateTime, number } = useFormats()
  const days = useDaysLeft(validUntil)
  if (validUntil === null) return null
  const isOpen = state === 'Offered' || state === 'Accepted'
  return (
    <>
      <p className={styles.muted}>{t('until')}</p>
      <p className={styles.until}>
        <time dateTime={validUntil}>{dateTime(validUntil, { timeZone })}</time>
      </p>
      {isOpen && days !== undefined && (
        <p className={styles.muted}>
          {days > 0 ? t('until.left', { days: number(days) }) : t(days < 0 ? 'until.over' : 'until.last')}
        </p>
      )}
    </>
  )
}

const Outcome = ({ quote }: { quote: QuoteView }) => {
  const t = useTexts('quotes')
  const page = usePage()
  const { state, cartId, orderNumber, declineNote, may } = quote
  if (orderNumber !== null)
    return (
      <Message tone="ok">
        <a href={pageHref(page.locale, orderPath(orderNumber))}>{t('ordered', { number: orderNumber })}</a>
      </Message>
    )
  if (state === 'Accepted' && may.accept) return <Message tone="info">{t('acceptor.left')}</Message>
  if (state === 'Accepted')
    return (
      <>
        <Message tone="ok">{t('continue.text')}</Message>
        {cartId !== null && (
          <ButtonLink wide href={quoteCheckoutHref(page, cartId)}>
            {t('continue')}
          </ButtonLink>
        )}
      </>
    )
  if (state === 'Expired') return <Message tone="warn">{t('expired')}</Message>
  if (state === 'Declined')
    return <Message tone="info">{declineNote === '' ? t('declined') : t('declined.note', { note: declineNote })}</Message>
  return waitsForStaff(state) ? <Message tone="info">{t('waiting')}</Message> : null
}

type QuoteAnswerProps = {
  quote: QuoteView
  newest: QuoteVersionView
  chosen: ReadonlySet<string>
  refresh: () => Promise<void>
}

/** Until when the offer is valid, and what the customer can do with it. */
export const QuoteAnswer = ({ quote, newest, chosen, refresh }: QuoteAnswerProps) => {
  const t = useTexts('quotes')
  const page = usePage()
  const intent = useRef(createIntent())
  const [open, setOpen] = useState<'counter' | 'decline'>()
  const [problem, setProblem] = useState<QuoteProblem | 'none'>()
  const { mutateAsync, isPending } = useEndpointMutation(acceptQuoteEndpoint)
  const { may, number } = quote
  const accept = async (): Promise<void> => {
    if (chosen.size === 0) return setProblem('none')
    const isAll = chosen.size === newest.lines.length
    const body = { version: newest.number, ...(!isAll && { lines: [...chosen].map((id) => ({ id })) }) }
    try {
      const headers = { ...orderingHeaders(), ...intent.current.headersFor(body) }
      const { cartId } = await mutateAsync({ params: { number }, body, headers })
      location.assign(quoteCheckoutHref(page, cartId))
    } catch (error) {
      setProblem(readQuoteProblem(error instanceof CallError ? error.problem : undefined))
      await refresh()
    }
  }
  return (
    <section className={styles.card} aria-label={t('answer')}>
      <Validity {...quote} />
      <Outcome quote={quote} />
      {problem !== undefined && (
        <Message tone="bad" live>
          {t(problem === 'none' ? 'accept.none' : `problem.${problem}`)}
        </Message>
      )}
      <div className={styles.actions}>
        {may.accept && (
          <Button wide busy={isPending} onClick={() => void accept()}>
            {t('accept')}
          </Button>
        )}
        {may.counter && (
          <Button variant="secondary" onClick={() => setOpen('counter')}>
            {t('counter')}
          </Button>
        )}
        {may.decline && (
          <Button variant="secondary" onClick={() => setOpen('decline')}>
            {t('decline')}
          </Button>
        )}
      </div>
      {may.accept && <p className={styles.muted}>{t('accept.text')}</p>}
      {open === 'counter' && <CounterDialog quote={quote} version={newest} onClose={() => setOpen(undefined)} onDone={refresh} />}
      {open === 'decline' && <DeclineDialog number={number} onClose={() => setOpen(undefined)} onDone={refresh} />}
    </section>
  )
}
