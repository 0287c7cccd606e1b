import type { ProductCard } from '#features/catalogue/product/product-card.rules.ts'
import { toPlateImage } from '#features/catalogue/product/product-picture.rules.ts'
import { PriceText } from '#features/catalogue/product/price-text.tsx'
import { StockBadge } from '#features/catalogue/product/stock-badge.tsx'
import { Plate } from '#ui/plate.tsx'
import styles from './product-tile.module.css'

/** A product beside others; the whole tile follows its name's link. */
export const ProductTile = ({ card }: { card: ProductCard }) => (
  <article className={styles.tile}>
    {card.image ? <Plate image={toPlateImage(card.image, '')} /> : <div className={styles.blank} />}
    <span className={styles.sku}>{card.sku}</span>
    <h3 className={styles.name}>
      <a href={card.href}>{card.name}</a>
    </h3>
    <p className={styles.facts}>{card.facts.map(({ value }) => value).join(', ')}</p>
    <div className={styles.foot}>
      <span className={styles.price}>
        <PriceText price={card.price} />
      </span>
      <StockBadge stock={card.stock} />
    </div>
  </article>
)
