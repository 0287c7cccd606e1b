import { pageHref, PageSlot, usePage } from '#foundation/blocks/public.ts'
import type { SiteHeader } from '#features/site/navigation/blocks/site-header.schema.ts'
import { BarFlyout } from '#features/site/navigation/header/bar-flyout.tsx'
import { HELP_ID } from '#features/site/navigation/header/header-part.rules.ts'
import { TOUR_QUERY } from '#features/site/navigation/tour/tour.rules.ts'
import { KeyHint } from '#ui/key-hint.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import flyout from './bar-flyout.module.css'
import styles from './help-menu.module.css'

/** For who writes programs against the site; staff make their keys. */
const API_PAGE = '/api/docs'

type HelpMenuProps = Pick<SiteHeader, 'help' | 'tour' | 'contact'>

const Keys = () => {
  const t = useTexts('navigation')
  const { area } = usePage()
  return (
    <div className={styles.keys} role="group" aria-labelledby={`${HELP_ID}-keys`}>
      <p id={`${HELP_ID}-keys`}>{t('help.keys')}</p>
      <PageSlot name="help-keys" />
      {area && <KeyHint keys="↑ ↓">{t('help.key.rows')}</KeyHint>}
      <KeyHint keys="Esc">{t('help.key.close')}</KeyHint>
    </div>
  )
}

/** Where people look who do not get on: guides, the tour, somebody to talk to, and in the portal the keys that work here. */
export const HelpMenu = ({ help, tour, contact }: HelpMenuProps) => {
  const t = useTexts('navigation')
  const { locale, area } = usePage()
  return (
    <BarFlyout id={HELP_ID} label={t('help')} icon="help" side="end">
      <ul className={flyout.list}>
        {help.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
        {tour.length > 0 && (
          <li className={styles.tour}>
            <a href={`${pageHref(locale, '/')}?${TOUR_QUERY}=true`}>{t('tour.label')}</a>
          </li>
        )}
        {area === 'back-office' && (
          <li>
            <a href={API_PAGE}>{t('help.api')}</a>
          </li>
        )}
      </ul>
      {/* On public pages it stands beside. */}
      {area && contact && (
        <ul className={flyout.list}>
          <li className={styles.contact} data-header-item="contact-link">
            <a href={contact.href} data-contact-us="">
              {contact.label}
            </a>
          </li>
        </ul>
      )}
      {area && <Keys />}
    </BarFlyout>
  )
}
