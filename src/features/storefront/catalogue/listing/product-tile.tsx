import { markSlot } from '#foundation/blocks/public.ts'
import { CompareMark } from '#features/storefront/catalogue/listing/compare-mark.tsx'
import { ProductPrice } from '#features/storefront/catalogue/listing/product-price.tsx'
import { ProductStock } from '#features/storefront/catalogue/listing/product-stock.tsx'
import type { ProductCard } from '#features/storefront/catalogue/product/product-card.rules.ts'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { Plate } from '#ui/plate.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './product-tile.module.css'

const PICTURE = { alt: '', width: 400, height: 320 }

/** The name's link covers the card; what can be pressed lies above it. */
export const ProductTile = ({ card }: { card: ProductCard }) => {
  const t = useTexts('catalogue')
  const { sku, name, href, image, brand, facts, price, stock, lifecycle } = card
  return (
    <li className={styles.tile}>
      <div className={styles.sheet}>
        {image ? (
          <Plate image={{ ...PICTURE, src: image }} />
        ) : (
          <div className={styles.blank}>
            <Icon name="box" size="large" />
          </div>
        )}
        <CompareMark sku={sku} />
      </div>
      <div className={styles.words}>
        <p className={styles.number}>
          <span>{sku}</span>
          {brand && <span>{brand}</span>}
        </p>
        <h3 className={styles.name}>
          <a href={href}>{name}</a>
        </h3>
        {lifecycle !== 'active' && (
          <p className={styles.lifecycle}>
            <Badge tone="warn">{t(`lifecycle.${lifecycle}`)}</Badge>
          </p>
        )}
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map((fact) => (
              <div key={fact.key}>
                <dt>{fact.name}</dt>
                <dd>{fact.value}</dd>
              </div>
            ))}
          </dl>
        )}
        <div className={styles.foot}>
          <div className={styles.offer}>
            <ProductPrice sku={sku} price={price} />
            <ProductStock sku={sku} stock={stock} />
          </div>
          <div {...markSlot('buy', sku)} />
        </div>
      </div>
    </li>
  )
}
