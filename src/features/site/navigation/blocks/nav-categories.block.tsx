import type { NavCategories } from '#features/site/navigation/blocks/nav-categories.schema.ts'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './nav-categories.module.css'

/** The level below an entry follows it in the markup, so that Tab reads it in order. */
export const Block = ({ label: given, href, items }: NavCategories) => {
  const t = useTexts('navigation')
  const products = useTexts('catalogue')('products')
  const label = given ?? products
  return (
    <ul className={`wrap ${styles.list}`}>
      {items.map((item) => (
        <li key={item.href} data-nav-item="">
          <a href={item.href} data-subnav={item.subnav} data-subnav-payload={JSON.stringify({ navTitle: item.label })}>
            {item.label}
            <Icon name="right" size="small" />
          </a>
          <div className={styles.detail} data-nav-panel="" hidden />
        </li>
      ))}
      <li className={styles.all}>
        <a href={href} aria-label={`${t('seeAll')}: ${label}`}>
          {t('seeAll')}
        </a>
      </li>
    </ul>
  )
}
