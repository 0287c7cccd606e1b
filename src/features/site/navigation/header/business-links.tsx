import { usePage } from '#foundation/blocks/public.ts'
import type { SiteHeader } from '#features/site/navigation/blocks/site-header.schema.ts'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './business-links.module.css'

const FLYOUT_ID = 'business-links'

type BusinessProps = { links: SiteHeader['business'] }

export const BusinessList = ({ links }: BusinessProps) => {
  const { tenant } = usePage()
  return (
    <ul className={styles.list}>
      {links.map(({ label, href, text }) => (
        <li key={href}>
          <a href={href} aria-current={href === `/business/${tenant.key}` ? 'true' : undefined}>
            {label}
            {text && <small>{text}</small>}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The group's other sites, behind one button of the upper bar [2.3.14]. A native popover: it needs no script. */
export const BusinessLinks = ({ links }: BusinessProps) => {
  const t = useTexts('navigation')
  if (links.length === 0) return null
  return (
    <div className={styles.place} data-header-item="business-links">
      <button type="button" className={styles.button} popoverTarget={FLYOUT_ID}>
        {t('business')}
        <Icon name="down" size="small" />
      </button>
      <div id={FLYOUT_ID} popover="auto" role="region" aria-label={t('business')} className={styles.flyout}>
        <BusinessList links={links} />
      </div>
    </div>
  )
}
