import { usePage } from '#foundation/blocks/public.ts'
import { chooseFrameSource } from '#features/storefront/dealers/locator/frame-source.rules.ts'
import type { DealerTag } from '#features/storefront/dealers/dealer.rules.ts'
import { Link } from '#ui/link.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './dealer-locator.module.css'

/** Permissions of a locator; it opens no window and navigates only on a click. */
const RIGHTS =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation'

/** The locator in a frame whose size is known before it comes; below it the way to the same on a page of its own. */
export const Block = ({ filterTag, dealer }: { filterTag?: DealerTag; dealer?: string }) => {
  const t = useTexts('dealers')
  const source = chooseFrameSource(usePage().config, filterTag, dealer)
  return (
    <section className={styles.locator}>
      <div className="wrap">
        <iframe
          className={styles.frame}
          src={source}
          title={t('frame.title')}
          loading="lazy"
          data-follows-height=""
          sandbox={RIGHTS}
          allow="geolocation; clipboard-write"
        />
        <p className={styles.way}>
          <Link variant="onward" href={source.replace(/\?f=1(?:&|$)/, (found) => (found.endsWith('&') ? '?' : ''))}>
            {t('frame.open')}
          </Link>
        </p>
      </div>
    </section>
  )
}
