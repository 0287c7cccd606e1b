import { markSlot } from '#foundation/blocks/public.ts'
import { ResultPrice } from '#features/search/search/results/result-price.tsx'
import type { Shop } from '#features/search/search/results/results-view.rules.ts'
import { Plate } from '#ui/plate.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './result-shop.module.css'

const PICTURE = { alt: '', width: 400, height: 320 }

type ResultShopProps = {
  shop: Shop | undefined
  /** It may come yet: its room is stored for people who are signed in. */
  isExpected: boolean
}

/** The best parts of the catalogue side by side, before everything else [6.6.5]. */
export const ResultShop = ({ shop, isExpected }: ResultShopProps) => {
  const t = useTexts('search')
  return (
    <div className={styles.shop} data-results-part="shop" data-expected={(isExpected && !shop) || undefined}>
      {shop && (
        <section aria-label={t(shop.mayOrder ? 'shop.order' : 'shop.parts')}>
          <h3>{t(shop.mayOrder ? 'shop.order' : 'shop.parts')}</h3>
          <ul className={styles.list}>
            {shop.items.map(({ id, href, sku, title, image, price }) => (
              <li key={id} className={styles.part}>
                {image && <Plate image={{ ...PICTURE, src: image }} />}
                <span className="num">{sku}</span>
                <a href={href} data-result-id={id}>
                  {title.map(({ text }) => text).join('')}
                </a>
                {sku && <ResultPrice sku={sku} price={price} />}
                {sku && shop.mayOrder && <span {...markSlot('buy', sku)} />}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
