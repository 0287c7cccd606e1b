import { useState, type SyntheticEvent } from 'react'
import { useEndpointQuery } from '#browser/query.ts'
import { useShopVisit, type ShopVisit } from '#features/buying/procurement/shop/shop-visit.client.ts'
import { BrowseParts } from '#features/buying/procurement/shop/browse-parts.tsx'
import { PartFacts } from '#features/buying/procurement/shop/part-facts.tsx'
import { placeHref } from '#features/buying/procurement/shop/place.rules.ts'
import { usePlace } from '#features/buying/procurement/shop/use-place.client.ts'
import { FoundParts } from '#features/buying/procurement/shop/found-parts.tsx'
import { ShopLines } from '#features/buying/procurement/shop/shop-lines.tsx'
import { findVisitParts, type VisitView } from '#features/buying/procurement/visit/visit.api.ts'
import type { PunchOutShopProps } from '#features/buying/procurement/visit/visit-page.schema.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/state.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './shop.module.css'

const Notices = ({ shop, view }: { shop: ShopVisit; view: VisitView }) => {
  const t = useTexts('procurement')
  return (
    <div className={styles.notices}>
      {view.missing.length > 0 && <Message tone="warn">{t('missing', { skus: view.missing.join(', ') })}</Message>}
      {view.operation === 'inspect' && <Message tone="info">{t('inspect')}</Message>}
      {view.isTransferred && <Message tone="ok">{t('transferred', { name: view.name })}</Message>}
      {shop.fault !== undefined && (
        <Message tone="bad" live onDismiss={shop.dismiss}>
          {t(`fault.${shop.fault}`)}
        </Message>
      )}
    </div>
  )
}

const TransferBar = ({ shop, view }: { shop: ShopVisit; view: VisitView }) => {
  const t = useTexts('procurement')
  const { money, number } = useFormats()
  const { name, total, lines, operation } = view
  return (
    <section className={styles.bar} aria-label={t('transfer')}>
      <p>
        {total && <strong>{money(total)}</strong>} <span>{t('transfer.lines', { count: number(lines.length) })}</span>
      </p>
      <div className={styles.actions}>
        <Button variant="secondary" busy={shop.busy === 'leave'} onClick={() => void shop.transfer(true)}>
          {t('leave')}
        </Button>
        {operation !== 'inspect' && (
          <Button busy={shop.busy === 'transfer'} disabled={lines.length === 0} onClick={() => void shop.transfer(false)}>
            {t('transfer.to', { name })}
          </Button>
        )}
      </div>
    </section>
  )
}

const TOP = { at: 'products', path: '', page: 1 } as const

type CartProps = { readonly shop: ShopVisit; readonly view: VisitView }

const CartPlace = ({ shop, view }: CartProps) => {
  const t = useTexts('procurement')
  const { number } = useFormats()
  return (
    <>
      <div className={styles.title}>
        <h1>{t('cart')}</h1>
        <a href={placeHref(TOP)}>{t('goOn')}</a>
      </div>
      <p className={styles.sub}>{t('cart.lines', { count: number(view.lines.length) })}</p>
      {view.lines.length === 0 ? (
        <EmptyState icon="cart" title={t('empty')} headingLevel={2} action={<a href={placeHref(TOP)}>{t('products')}</a>}>
          {t('empty.text', { name: view.name })}
        </EmptyState>
      ) : (
        <ShopLines shop={shop} view={view} />
      )}
      <section className={styles.next}>
        <h2>{t('next')}</h2>
        <p>{t('next.text', { name: view.name })}</p>
      </section>
    </>
  )
}

/** The shop inside a procurement system: catalogue, search, cart, and the way back with it. */
export const Block = ({ visit, site }: PunchOutShopProps) => {
  const t = useTexts('procurement')
  const { number } = useFormats()
  const shop = useShopVisit(visit)
  const { place, main, go } = usePlace()
  const [typed, setTyped] = useState<string>()
  const [isClosed, setClosed] = useState(false)
  const { data: view } = shop
  // The part that the buyer's system opened stands there from the start.
  const selected = isClosed ? '' : (view?.selected ?? '')
  const query = place.at === 'find' ? place.query : place.at === 'cart' ? selected : ''
  const found = useEndpointQuery(findVisitParts, view && query !== '' ? { query: { find: query } } : undefined)
  const search = (event: SyntheticEvent): void => {
    event.preventDefault()
    const next = (typed ?? query).trim()
    setTyped(undefined)
    go(next === '' ? { at: 'cart' } : { at: 'find', query: next })
  }
  const close = (): void => {
    setTyped('')
    setClosed(true)
    go({ at: 'cart' })
  }
  return (
    <div className={styles.shop}>
      <header className={styles.head}>
        <strong className={styles.brand}>{site}</strong>
        <form className={styles.find} role="search" onSubmit={search}>
          <TextField
            label={t('find')}
            hideLabel
            placeholder={t('find')}
            icon="search"
            type="search"
            maxLength={100}
            value={typed ?? query}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" variant="secondary">
            {t('find.go')}
          </Button>
        </form>
        {view && !shop.isOver && (
          <nav className={styles.nav} aria-label={t('shop')}>
            <a href={placeHref(TOP)} aria-current={place.at === 'products' ? 'page' : undefined}>
              {t('products')}
            </a>
            <a href={placeHref({ at: 'cart' })} aria-current={place.at === 'cart' ? 'page' : undefined}>
              {t('cart.link', { count: number(view.lines.length) })}
            </a>
          </nav>
        )}
        {view && (
          <p className={styles.account}>
            <strong>{view.account.number.replace(/^0+(?=\d)/, '')}</strong> {view.account.name}, {view.currency}
          </p>
        )}
      </header>
      <main id="main" className={styles.main} ref={main} tabIndex={-1}>
        {shop.isOver && (
          <EmptyState icon="clock" title={t('end.over')} headingLevel={2}>
            {t('end.over.text')}
          </EmptyState>
        )}
        {!view && shop.hasFailed && !shop.isOver && <ErrorState onRetry={() => void shop.refetch()} headingLevel={2} />}
        {!view && !shop.hasFailed && <Skeleton shape="block" />}
        {view && !shop.isOver && (
          <>
            <Notices shop={shop} view={view} />
            {query !== '' && <FoundParts found={found} shop={shop} operation={view.operation} onClose={close} />}
            {place.at === 'products' && <BrowseParts {...place} shop={shop} operation={view.operation} />}
            {place.at === 'part' && <PartFacts sku={place.sku} shop={shop} operation={view.operation} />}
            {(place.at === 'cart' || place.at === 'find') && <CartPlace shop={shop} view={view} />}
          </>
        )}
      </main>
      {view && !shop.isOver && <TransferBar shop={shop} view={view} />}
    </div>
  )
}
