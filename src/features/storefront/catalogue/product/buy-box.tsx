import { markSlot, pageHref, usePage } from '#foundation/blocks/public.ts'
import { CompareButton } from '#features/storefront/catalogue/product/compare-button.tsx'
import { ProductPrice } from '#features/storefront/catalogue/listing/product-price.tsx'
import { ProductStock } from '#features/storefront/catalogue/listing/product-stock.tsx'
import { writePartFacts } from '#features/storefront/catalogue/product/part-facts.rules.ts'
import type { ProductView } from '#features/storefront/catalogue/product/product-view.rules.ts'
import { signInAddress } from '#foundation/identity/public.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './buy-box.module.css'

declare module '#foundation/blocks/public.ts' {
  interface MarkupSlots {
    /** The part's number. The cart puts 'Add to cart' here, for people who may buy. */
    readonly buy: string
    /** The cart puts the terms of buying here. */
    readonly 'buy-terms': ''
    /** Around everything that can be done with the product of the page, whose number it carries. */
    readonly 'product-actions': string
    /** Lists and favourites put their buttons here. */
    readonly 'product-extras': ''
    /** A template with the link of visitors who want the part; the cart shows it and remembers the part. */
    readonly 'part-link': string
  }
}

/** Price, stock and what one can do. */
export const BuyBox = ({ view }: { view: ProductView }) => {
  const { sku, price, stock, lifecycle, subscription } = view
  const t = useTexts('catalogue')
  const { flags, config, locale, path } = usePage()
  const showsPrices = !flags.hideCurrency
  // Who sees that a part is no longer made need not read that it is not in stock either.
  const showsStock = lifecycle === 'active' || stock.state !== 'out'
  const facts = writePartFacts({ lifecycle, subscription, isVariant: view.variants.rows.length > 0 })
  return (
    <div
      className={styles.box}
      {...markSlot('product-actions', sku)}
      data-part-facts={facts.partFacts}
      data-subscription={facts.subscription}
    >
      <div className={styles.offer}>
        {showsPrices && (
          <div>
            <p className={styles.price}>
              <ProductPrice sku={sku} price={price} />
            </p>
            <p className={styles.note} data-offer-note={sku}>
              {price && t('product.price.note')}
            </p>
          </div>
        )}
        {showsStock && <ProductStock sku={sku} stock={stock} />}
        {showsStock && stock.state === 'out' && stock.supply === undefined && lifecycle === 'active' && (
          <p className={styles.note}>{t('product.stock.ask')}</p>
        )}
        <div className={styles.terms} {...markSlot('buy-terms', '')} />
      </div>
      <div className={styles.actions}>
        {showsPrices && (
          <span className={styles.brief} aria-hidden="true">
            <ProductPrice sku={sku} price={price} />
          </span>
        )}
        <ButtonLink href={signInAddress(config, pageHref(locale, path))} rel="nofollow" data-for-visitors="">
          {t('product.signIn')}
        </ButtonLink>
        <div {...markSlot('buy', sku)} />
      </div>
      <div className={styles.extras} {...markSlot('product-extras', '')}>
        {/* Shown to visitors, who come back from signing in with the part added. */}
        <template {...markSlot('part-link', sku)}>
          <ButtonLink variant="quiet" size="small" href="#">
            {t('product.order')}
          </ButtonLink>
        </template>
        <CompareButton sku={sku} />
      </div>
    </div>
  )
}
