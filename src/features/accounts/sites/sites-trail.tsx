import { OVERVIEW_PATH } from '#features/accounts/account-settings/public.ts'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './sites.module.css'

/** The way back to the overview [2.15.1]. */
export const SitesTrail = () => {
  const t = useTexts('sites')
  const { locale } = usePage()
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className={styles.trail}>
        <li>
          <a href={pageHref(locale, OVERVIEW_PATH)}>{t('overview')}</a>
        </li>
        <li>
          <span aria-current="page">{t('title')}</span>
        </li>
      </ol>
    </nav>
  )
}
