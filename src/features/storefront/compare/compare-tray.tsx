import { useLayoutEffect, useRef } from 'react'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { clearList, compareState, startComparison } from '#features/storefront/compare/compare-list.client.ts'
import { useCompareButtons } from '#features/storefront/compare/use-compare-buttons.client.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './compare-tray.module.css'

/** The tray's products. Drawn empty: only the browser knows the choice. */
export const CompareTray = () => {
  const t = useTexts('compare')
  const compare = useTexts('catalogue')('compare')
  const { locale } = usePage()
  const { skus, isFull } = compareState.use()
  const top = useRef<HTMLDivElement>(null)
  useCompareButtons()
  // The tray's frame is static and sticks to the edge of the page; it goes with the last product.
  useLayoutEffect(() => {
    top.current?.closest('[data-compare-tray]')?.toggleAttribute('hidden', skus.length === 0)
  }, [skus])
  const clear = () => {
    clearList()
    // The button is gone; whoever came by keyboard goes on from the page's content.
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  const query = skus.length > 0 ? `?skus=${skus.map(encodeURIComponent).join()}` : ''
  return (
    <div className="wrap" ref={top}>
      <div className={styles.row}>
        <p className={styles.count}>
          {t('region')} <strong>{skus.length > 0 && skus.length}</strong>
        </p>
        <p className={styles.status} role="status">
          {isFull && t('full')}
        </p>
        <Button variant="quiet" size="small" onClick={clear}>
          {t('clear')}
        </Button>
        <ButtonLink size="small" href={`${pageHref(locale, '/compare')}${query}`} onClick={startComparison}>
          {compare}
        </ButtonLink>
      </div>
    </div>
  )
}
