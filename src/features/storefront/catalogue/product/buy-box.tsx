import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { CompareButton } from '#features/storefront/catalogue/product/compare-button.tsx'
import { ProductPrice } from '#features/storefront/catalogue/listing/product-price.tsx'
import { ProductStock } from '#features/storefront/catalogue/listing/product-stock.tsx'
import { writePartFacts } from '#features/storefront/catalogue/product/part-facts.rules.ts'
import type { ProductView } from '#features/storefront/catalogue/product/product-view.rules.ts'
import { signInAddress } from '#foundation/identity/public.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './buy-box.module.css'

/** Price, stock and what one can do; the cart puts its control into `data-buy` and its terms into `data-buy-terms`; what else one can do stands in `data-product-extras`. */
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
      data-product-actions={sku}
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
        <div className={styles.terms} data-buy-terms="" />
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
        <div data-buy={sku} />
      </div>
      <div className={styles.extras} data-product-extras="">
        {/* Shown to visitors, who come back from signing in with the part added. */}
        <template data-wants={sku}>
          <ButtonLink variant="quiet" size="small" href="#">
            {t('product.order')}
          </ButtonLink>
        </template>
        <CompareButton sku={sku} />
      </div>
    </div>
  )
}
