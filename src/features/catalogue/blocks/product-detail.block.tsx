import { pageHref, usePage } from '#features/blocks/public.ts'
import { CompareButton } from '#features/catalogue/compare/compare-button.tsx'
import { DocumentList } from '#features/catalogue/product/document-list.tsx'
import { LifecycleNotice } from '#features/catalogue/product/lifecycle-notice.tsx'
import { ProductPrice } from '#features/catalogue/listing/product-price.tsx'
import { ProductGallery } from '#features/catalogue/product/product-gallery.tsx'
import { ProductTile } from '#features/catalogue/listing/product-tile.tsx'
import type { ProductView } from '#features/catalogue/product/product-view.rules.ts'
import { ProductStock } from '#features/catalogue/listing/product-stock.tsx'
import { VariantList } from '#features/catalogue/product/variant-list.tsx'
import { Tag } from '#ui/badge.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Section } from '#ui/section.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './product-detail.module.css'

export const Block = ({ view }: { sku: string; view?: ProductView }) => {
  const t = useTexts('catalogue')
  if (!view) return null
  return (
    <>
      <div className="wrap">
        <article className={styles.product}>
          <ProductGallery name={view.name} images={view.images} />
          <div className={styles.about}>
            <Identity view={view} />
            <LifecycleNotice view={view} />
            <Offer view={view} />
            {view.documents.length > 0 && <DocumentList documents={view.documents} />}
          </div>
        </article>
      </div>
      {view.facts.length > 0 && (
        <Section heading={t('product.facts')} space="tight">
          <dl className={styles.facts}>
            {view.facts.map(({ key, name, value }) => (
              <div key={key}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
      {view.variants.rows.length > 0 && (
        <Section heading={t('product.variants')} space="tight">
          <VariantList {...view.variants} />
        </Section>
      )}
      {view.accessories.length > 0 && (
        <Section heading={t('product.accessories')} space="tight">
          <ul className={styles.accessories}>
            {view.accessories.map((card) => (
              <ProductTile key={card.sku} card={card} />
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}

const Identity = ({ view: { sku, name, text, brand, replaces } }: { view: ProductView }) => {
  const t = useTexts('catalogue')
  const { locale } = usePage()
  return (
    <header className={styles.identity}>
      <h1>{name}</h1>
      <p className={styles.number}>
        <span className="visually-hidden">{t('product.sku')}</span>
        <span className={styles.sku}>{sku}</span>
        <Button
          variant="quiet"
          size="small"
          data-copy={sku}
          data-copied={t('product.copied')}
          aria-label={`${t('product.copy')}: ${sku}`}
        >
          {t('product.copy')}
        </Button>
        <span className={styles.copied} role="status" />
        {brand && <a href={pageHref(locale, `/our-brands/${brand.slug}`)}>{brand.name}</a>}
        {replaces.map((old) => (
          <Tag key={old}>{t('product.replaces', { sku: old })}</Tag>
        ))}
      </p>
      {text && <p className={styles.text}>{text}</p>}
    </header>
  )
}

/** Price, stock and what one can do, together; the cart puts its control into `data-buy`. */
const Offer = ({ view: { sku, price, stock, lifecycle } }: { view: ProductView }) => {
  const t = useTexts('catalogue')
  const showsPrices = !usePage().flags.hideCurrency
  // Who sees that a part is no longer made need not read that it is not in stock either.
  const showsStock = lifecycle === 'active' || stock.state !== 'out'
  return (
    <div className={styles.offer}>
      <div className={styles.terms}>
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
      </div>
      <div className={styles.actions} data-product-actions={sku}>
        <div data-buy={sku}>
          {/* Shown to visitors, who come back from signing in with the part added. */}
          <template data-wants={sku}>
            <ButtonLink href="#">{t('product.order')}</ButtonLink>
          </template>
        </div>
        <CompareButton sku={sku} />
      </div>
    </div>
  )
}
