import { LocaleLinks } from '#features/navigation/locale/locale-links.tsx'
import type { SiteHeader } from '#features/navigation/blocks/site-header.schema.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './locale-flyout.module.css'

export const LOCALES_ID = 'country-language'

/** A native popover: it opens, closes on Escape and on a click outside without script. */
export const LocaleFlyout = (_: Pick<SiteHeader, 'postLoginPages'>) => {
  const t = useTexts('navigation')
  return (
    <div id={LOCALES_ID} popover="auto" role="region" aria-label={t('locales.title')} className={styles.locales}>
      <LocaleLinks />
    </div>
  )
}
