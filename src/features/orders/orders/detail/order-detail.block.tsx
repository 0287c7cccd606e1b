import { useEffect } from 'react'
import { call } from '#browser/api.ts'
import { useEndpointQuery } from '#browser/query.ts'
import { shortenSoldTo } from '#foundation/accounts/public.ts'
import { pageHref, Slot, usePage } from '#foundation/blocks/public.ts'
import { OrderActions } from '#features/orders/orders/detail/order-actions.tsx'
import { OrderFacts } from '#features/orders/orders/detail/order-facts.tsx'
import { OrderFlow } from '#features/orders/orders/detail/order-flow.tsx'
import { OrderHistory } from '#features/orders/orders/detail/order-history.tsx'
import { OrderLines } from '#features/orders/orders/detail/order-lines.tsx'
import { OrderNews } from '#features/orders/orders/detail/order-news.tsx'
import { OrderQuestions } from '#features/orders/orders/detail/order-questions.tsx'
import { OrderReturns } from '#features/orders/orders/returns/order-returns.tsx'
import { Shipments } from '#features/orders/orders/detail/shipments.tsx'
import { OrderBadge, OrderWarnings } from '#features/orders/orders/order-badge.tsx'
import { noteVisit, readOwnOrder } from '#features/orders/orders/order.api.ts'
import { ORDERS_PATH } from '#features/orders/orders/order-paths.rules.ts'
import type { OrderView } from '#features/orders/orders/order.schema.ts'
import { StateNames, type StateTexts } from '#features/orders/orders/state-names.tsx'
import { Icon } from '#ui/icon.tsx'
import { Section } from '#ui/section.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './order-detail.module.css'

/** Asked again while somebody looks: an order that is under way changes. */
const FOLLOW_MS = 60_000

declare module '#foundation/blocks/public.ts' {
  interface SlotProps {
    /** Below the lines of an order. */
    readonly 'order-invoices': { readonly orderNumber: string }
  }
}

const OrderDetail = ({ view: drawn }: { view: OrderView }) => {
  const t = useTexts('orders')
  const { locale } = usePage()
  const { date } = useFormats()
  const request = { params: { number: drawn.number }, query: { language: locale.language } }
  const { data: view = drawn } = useEndpointQuery(readOwnOrder, request, { initialData: drawn, followMs: () => FOLLOW_MS })

  useEffect(() => {
    // A seen change is no longer new; after a failure it stays new until the next time.
    void call(noteVisit, { params: { number: drawn.number }, isQuiet: true, errors: 'own' })
  }, [drawn.number])

  const placed = {
    date: date(view.placedAt),
    name: view.placedBy ?? '',
    account: `${shortenSoldTo(view.account.number)} ${view.account.name}`,
    reference: view.poNumber || '–',
  }
  return (
    <Section space="tight">
      <a className={styles.back} href={pageHref(locale, ORDERS_PATH)}>
        <Icon name="left" size="small" />
        {t('title')}
      </a>
      <header className={styles.head}>
        <div>
          <div className={styles.title}>
            <h1>{t('detail.title', { number: view.number })}</h1>
            <OrderBadge state={view.state} />
            <OrderWarnings isLate={view.isLate} hasBackorder={view.hasBackorder} />
          </div>
          <p className={styles.muted}>{t(view.placedBy === null ? 'detail.placed' : 'detail.placedBy', placed)}</p>
        </div>
        <OrderActions view={view} />
      </header>
      {/* What changed since the last visit is what was drawn: a later answer counts this visit. */}
      <OrderNews events={drawn.events} />
      <OrderFlow view={view} />
      <OrderLines view={view} />
      <div className={styles.parts}>
        <div className={styles.main}>
          <Shipments view={view} />
          <OrderReturns view={view} />
          <OrderHistory view={view} />
        </div>
        <aside className={styles.side}>
          <OrderFacts view={view} />
          <OrderQuestions view={view} />
          {/* Filled by other features: what was billed for it. */}
          <Slot name="order-invoices" props={{ orderNumber: view.number }} />
        </aside>
      </div>
    </Section>
  )
}

export const Block = ({ view, stateTexts }: { view: unknown; stateTexts?: StateTexts }) => (
  <StateNames texts={stateTexts}>
    <OrderDetail view={view as OrderView} />
  </StateNames>
)
