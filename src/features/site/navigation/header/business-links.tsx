import { usePage } from '#foundation/blocks/public.ts'
import type { SiteHeader } from '#features/site/navigation/blocks/site-header.schema.ts'
import { BarFlyout } from '#features/site/navigation/header/bar-flyout.tsx'
import { BUSINESS_ID } from '#features/site/navigation/header/header-part.rules.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './bar-flyout.module.css'

type BusinessProps = { links: SiteHeader['business'] }

/** The group's other sites, behind one button of the upper bar [2.3.14]. */
export const BusinessLinks = ({ links }: BusinessProps) => {
  const { tenant } = usePage()
  const t = useTexts('navigation')
  if (links.length === 0) return null
  return (
    <BarFlyout id={BUSINESS_ID} label={t('business')}>
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
    </BarFlyout>
  )
}
