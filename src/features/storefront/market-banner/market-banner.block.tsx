import { MarketChoice } from '#features/storefront/market-banner/market-choice.tsx'
import type { MarketBannerData } from '#features/storefront/market-banner/market-banner.rules.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './market-banner.module.css'

type MarketBannerProps = Partial<MarketBannerData> & { isForVisitors?: boolean; isKept?: boolean }

/** For which country this page was made, and the way to another one. What is inside of the frame wakes when someone reaches for it. */
export const Block = ({ marketName, options = [], chosen = '', isForVisitors, isKept }: MarketBannerProps) => {
  const t = useTexts('locale')
  if (marketName === undefined) return null
  return (
    <section
      className={styles.banner}
      aria-label={t('market.region')}
      data-market-banner=""
      data-kept={isKept || undefined}
      data-visitors-only={isForVisitors || undefined}
    >
      <MarketChoice title={t('market.title', { country: marketName })} options={options} chosen={chosen} isKept={isKept} />
    </section>
  )
}
