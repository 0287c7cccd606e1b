import { useEffect, useId, useState, type SyntheticEvent } from 'react'
import { createPortal } from 'react-dom'
import { describeStock, track } from '#foundation/analytics/public.ts'
import { usePage, slotSelector } from '#foundation/blocks/public.ts'
import { useAddToCart } from '#features/buying/cart/add/use-add-to-cart.client.ts'
import { takeRequestedPart } from '#features/buying/cart/add/requested-part.client.ts'
import { BuyingTerms } from '#features/buying/cart/add/buying-terms.tsx'
import { cartHref } from '#features/buying/cart/mini-cart/cart-links.rules.ts'
import { useAccountOffer } from '#features/storefront/catalogue/public.ts'
import { fitQuantity, MOST_PIECES } from '#features/buying/pricing/public.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './add-to-cart.module.css'

/** A quantity and a button on a product's own page; the button alone on a tile. */
export const AddToCart = ({ sku, isProduct }: { sku: string; isProduct: boolean }) => {
  const t = useTexts('cart')
  const { number } = useFormats()
  const page = usePage()
  const offer = useAccountOffer(sku)
  const { minimum, step } = offer ?? { minimum: 1, step: 1 }
  const [typed, setTyped] = useState<string>()
  const { add, isAdding, added, problem } = useAddToCart()
  const id = useId()
  const requested = typed === undefined ? minimum : Math.trunc(Number(typed))
  const quantity = fitQuantity(Math.min(Math.max(1, requested || 1), MOST_PIECES), { minimum, step })
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    setTyped(undefined)
    void add([{ sku, quantity }])
  }
  const line = added?.lines[0]
  // A part that a visitor requested before signing in is added once, when they are back [6.1.4].
  useEffect(() => {
    if (isProduct && takeRequestedPart(sku)) void add([{ sku, quantity }])
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each part
  }, [isProduct, sku])
  const stock = isProduct ? offer?.stock.quantity : undefined
  useEffect(() => {
    if (stock !== undefined) track(describeStock(stock))
  }, [stock])
  const terms = isProduct && offer && <BuyingTerms offer={offer} quantity={quantity} onTake={(more) => setTyped(String(more))} />
  // On a phone the control is a bar at the bottom; what one reads before stands with the price.
  const termsPlace = document.querySelector(slotSelector('buy-terms'))
  const here = (): string => `${location.pathname}${location.search}`
  return (
    <div className={styles.buy} data-product={isProduct || undefined}>
      <form className={styles.form} onSubmit={submit}>
        {isProduct && (
          <>
            <label className="visually-hidden" htmlFor={id}>
              {t('quantity')}
            </label>
            <input
              id={id}
              className={styles.quantity}
              type="number"
              inputMode="numeric"
              min={minimum}
              step={step}
              max={MOST_PIECES}
              value={typed ?? minimum}
              onChange={(event) => setTyped(event.target.value)}
              onBlur={() => typed !== undefined && setTyped(String(quantity))}
            />
          </>
        )}
        <Button type="submit" size={isProduct ? 'medium' : 'small'} busy={isAdding} aria-label={t('add.sku', { sku })}>
          <Icon name="cart" size={isProduct ? 'medium' : 'small'} />
          {t('add')}
        </Button>
      </form>
      <p className={styles.said} role="status">
        {line && (
          <>
            {t('add.done', { count: number(line.quantity) })} <a href={cartHref({ ...page, here: here() })}>{t('open')}</a>
          </>
        )}
        {problem !== undefined && <span className={styles.problem}>{problem || t('add.failed')}</span>}
      </p>
      {terms && (termsPlace ? createPortal(terms, termsPlace) : terms)}
    </div>
  )
}
