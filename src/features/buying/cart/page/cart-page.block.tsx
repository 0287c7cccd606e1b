import { useEffect, useRef, useState } from 'react'
import { track } from '#foundation/analytics/public.ts'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { useAddToCart } from '#features/buying/cart/add/use-add-to-cart.client.ts'
import { commerceEvent } from '#features/buying/cart/commerce-event.rules.ts'
import type { CartLineView } from '#features/buying/cart/cart.schema.ts'
import type { CartPageProps } from '#features/buying/cart/page/cart-page.schema.ts'
import { CartLines } from '#features/buying/cart/page/cart-lines.tsx'
import { CartSkeleton } from '#features/buying/cart/page/cart-skeleton.tsx'
import { CartBar, CartSummary } from '#features/buying/cart/page/cart-summary.tsx'
import { useCart } from '#features/buying/cart/page/use-cart.client.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Message } from '#ui/message.tsx'
import { EmptyState, ErrorState } from '#ui/state.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './cart-page.module.css'

const NO_ACCOUNT = 409

export const Block = ({ country, cart: drawn }: CartPageProps) => {
  const t = useTexts('cart')
  const { number } = useFormats()
  const { locale } = usePage()
  const { cart, failed, change, remove, refetch, error, isLoading } = useCart(country, drawn)
  const { add } = useAddToCart(country)
  const [removed, setRemoved] = useState<CartLineView>()
  const cartId = cart?.cartId
  const seen = useRef<string>(undefined)
  useEffect(() => {
    // Once for each cart that is looked at, not for each change of it.
    if (!cart || !cartId || seen.current === cartId) return
    seen.current = cartId
    const lines = cart.lines.map((line) => ({ ...line, error: line.isSold ? undefined : 'not_sold' }))
    track(commerceEvent('cart.view', cart, lines))
  }, [cart, cartId])
  const takeOut = async (line: CartLineView): Promise<void> => {
    if (await remove(line)) setRemoved(line)
  }
  const replace = async (line: CartLineView, sku: string): Promise<void> => {
    if (!(await add([{ sku, quantity: line.quantity }])).added) return
    await remove(line)
    await refetch()
  }
  const undo = async ({ sku, quantity }: CartLineView): Promise<void> => {
    setRemoved(undefined)
    await add([{ sku, quantity }])
    await refetch()
  }
  const act = {
    onChange: (line: CartLineView, requested: Parameters<typeof change>[1]) => void change(line, requested),
    onRemove: (line: CartLineView) => void takeOut(line),
    onReplace: (line: CartLineView, sku: string) => void replace(line, sku),
  }
  const products = <ButtonLink href={pageHref(locale, '/products')}>{t('empty.go')}</ButtonLink>
  return (
    <div className="wrap">
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p>{cart && t('counts', { lines: number(cart.totals.lines), pieces: number(cart.totals.pieces) })}</p>
      </header>
      <div role="status">
        {removed && (
          <Message
            tone="info"
            action={
              <button type="button" className={styles.act} onClick={() => void undo(removed)}>
                {t('line.undo')}
              </button>
            }
          >
            {t('line.removed', { sku: removed.sku })}
          </Message>
        )}
        {failed && <Message tone="bad">{t('line.failed', { sku: failed })}</Message>}
        {isLoading && <span className="visually-hidden">{t('loading')}</span>}
      </div>
      {isLoading && <CartSkeleton />}
      {!cart && error?.status === NO_ACCOUNT && (
        <EmptyState title={t('account.title')} icon="building" headingLevel={2}>
          {t('account.text')}
        </EmptyState>
      )}
      {!cart && error && error.status !== NO_ACCOUNT && (
        <ErrorState title={t('failed.title')} headingLevel={2} onRetry={() => void refetch()} />
      )}
      {cart && cart.lines.length === 0 && (
        <EmptyState title={t('empty.title')} icon="cart" headingLevel={2} action={products}>
          {t('empty.text')}
        </EmptyState>
      )}
      {cart && cart.lines.length > 0 && (
        <div className={styles.grid}>
          <CartLines cart={cart} {...act} />
          <CartSummary cart={cart} />
          <CartBar cart={cart} />
        </div>
      )}
    </div>
  )
}
