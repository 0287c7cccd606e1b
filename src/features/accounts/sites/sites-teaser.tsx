import { useId } from 'react'
import { OVERVIEW_PATH, SITES_QUERY } from '#features/accounts/account-settings/public.ts'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { useSites } from '#features/accounts/sites/use-sites.client.ts'
import { groupCases } from '#features/accounts/sites/site.rules.ts'
import { Badge } from '#ui/badge.tsx'
import { Link } from '#ui/link.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './sites.module.css'

/** How many sites there are, and the way to them [2.15.1]. */
export const SitesTeaser = () => {
  const t = useTexts('sites')
  const id = useId()
  const { locale } = usePage()
  const { data } = useSites()
  const active = data ? data.contactAccountMap.length + (data.primaryAccount ? 1 : 0) : 0
  const waiting = data ? groupCases(data.case).pending.length : 0
  return (
    <section className={`wrap ${styles.place}`} aria-labelledby={id}>
      <div className={styles.teaser}>
        <div>
          <h2 id={id}>{t('title')}</h2>
          <p>{t('teaser')}</p>
        </div>
        <p className={styles.counts}>
          {active > 0 && <Badge tone="ok">{t('count.active', { count: active })}</Badge>}
          {waiting > 0 && <Badge tone="warn">{t('count.pending', { count: waiting })}</Badge>}
        </p>
        <Link variant="onward" href={`${pageHref(locale, OVERVIEW_PATH)}${SITES_QUERY}`}>
          {t('show')}
        </Link>
      </div>
    </section>
  )
}
