import { useState } from 'react'
import { localStore, readJson } from '#browser/storage.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { productPath, readRecentParts, recentPartsKey } from '#features/storefront/catalogue/public.ts'
import { HomeCardFrame } from '#features/accounts/home/home-card-frame.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './home.module.css'

const SHOWN = 5

/** Parts that were looked at on this device; without any there is no card. */
export const RecentCard = () => {
  const t = useTexts('home')
  const { tenant } = usePage()
  const [parts] = useState(() => readRecentParts(readJson(localStore, recentPartsKey(tenant.key))).slice(0, SHOWN))
  if (parts.length === 0) return null
  return (
    <HomeCardFrame title={t('recent.title')}>
      <ul className={styles.items}>
        {parts.map(({ sku, name, place }) => (
          <li key={place + sku}>
            <a href={place + productPath(sku)}>{name}</a>
            <span className={`num ${styles.note}`}>{sku}</span>
          </li>
        ))}
      </ul>
    </HomeCardFrame>
  )
}
