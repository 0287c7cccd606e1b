import type { RecentPart } from '#features/storefront/catalogue/product/recent-part.rules.ts'
import { productPath } from '#features/storefront/catalogue/product/product-card.rules.ts'
import styles from './recent-parts.module.css'

export const RecentParts = ({ heading, parts }: { heading: string; parts: readonly RecentPart[] }) => (
  <section aria-labelledby="recently-viewed">
    <h2 id="recently-viewed" className={styles.heading}>
      {heading}
    </h2>
    <ul className={styles.list}>
      {parts.map(({ sku, name, image, place }) => (
        <li key={sku}>
          <a href={place + productPath(sku)} className={styles.part}>
            <span className={styles.plate}>
              {image !== '' && <img src={image} alt="" width={400} height={320} loading="lazy" />}
            </span>
            <span>
              <span className={`num ${styles.sku}`}>{sku}</span>
              <span>{name}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  </section>
)
