import { BuyBox } from '#features/storefront/catalogue/product/buy-box.tsx'
import { DocumentList } from '#features/storefront/catalogue/product/document-list.tsx'
import { LifecycleNotice } from '#features/storefront/catalogue/product/lifecycle-notice.tsx'
import { ProductFacts } from '#features/storefront/catalogue/product/product-facts.tsx'
import { ProductGallery } from '#features/storefront/catalogue/product/product-gallery.tsx'
import { ProductIdentity } from '#features/storefront/catalogue/product/product-identity.tsx'
import { ProductTile } from '#features/storefront/catalogue/listing/product-tile.tsx'
import type { ProductCard } from '#features/storefront/catalogue/product/product-card.rules.ts'
import type { ProductView } from '#features/storefront/catalogue/product/product-view.rules.ts'
import { VariantList } from '#features/storefront/catalogue/product/variant-list.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './product-detail.module.css'

/** The buy box stays in view beside everything that is read; on a phone what one presses stays at the bottom. */
export const Block = ({ view }: { sku: string; view?: ProductView }) => {
  const t = useTexts('catalogue')
  if (!view) return null
  return (
    <article className={`wrap ${styles.product}`}>
      <ProductIdentity view={view} />
      <div className={styles.gallery}>
        <ProductGallery pictures={view.pictures} />
      </div>
      <BuyBox view={view} />
      <div className={styles.sections}>
        <LifecycleNotice view={view} />
        {view.facts.length > 0 && <ProductFacts facts={view.facts} />}
        {view.documents.length > 0 && <DocumentList documents={view.documents} />}
        {view.variants.rows.length > 0 && (
          <section>
            <h2>{t('product.variants')}</h2>
            <VariantList {...view.variants} />
          </section>
        )}
      </div>
      <div className={styles.more}>
        <Tiles heading={t('product.accessories')} cards={view.accessories} />
        <Tiles
          heading={t('product.related')}
          cards={view.related}
          all={{ label: view.category.name, href: view.category.href }}
        />
        <div data-recent-parts={t('product.recent')} />
      </div>
    </article>
  )
}

type TilesProps = { heading: string; cards: readonly ProductCard[]; all?: { label: string; href: string } }

const Tiles = ({ heading, cards, all }: TilesProps) =>
  cards.length > 0 && (
    <section>
      <div className={styles.head}>
        <h2>{heading}</h2>
        {all && (
          <a href={all.href}>
            {all.label}
            <Icon name="arrow" size="small" />
          </a>
        )}
      </div>
      <ul className={styles.tiles}>
        {cards.map((card) => (
          <ProductTile key={card.sku} card={card} />
        ))}
      </ul>
    </section>
  )
