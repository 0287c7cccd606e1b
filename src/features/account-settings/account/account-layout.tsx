import { useEffect, useRef, type ReactNode } from 'react'
import { pageHref, usePage, type PageContext } from '#features/blocks/public.ts'
import { useMayAct } from '#features/identity/public.ts'
import { InlineError } from '#features/account-settings/inline-error.tsx'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-names.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './account-layout.module.css'

type Entry = {
  readonly key: 'home' | 'overview' | 'profile' | 'notifications' | 'acting'
  readonly icon: IconName
  readonly href: string
}

const listEntries = ({ config, locale }: PageContext, mayAct: boolean): Entry[] => [
  { key: 'home', icon: 'home', href: config.postLoginHomePath },
  { key: 'overview', icon: 'building', href: pageHref(locale, '/secure/account/overview') },
  { key: 'profile', icon: 'user', href: pageHref(locale, '/secure/my-account') },
  { key: 'notifications', icon: 'gear', href: pageHref(locale, '/secure/account/notifications') },
  ...(mayAct ? [{ key: 'acting', icon: 'building', href: pageHref(locale, '/secure/act-for-customer') } as const] : []),
]

type AccountLayoutProps = { title: string; lead?: ReactNode; actions?: ReactNode; children: ReactNode }

/** The frame of the account's pages: where one can go on the left, the work on the right. */
export const AccountLayout = ({ title, lead, actions, children }: AccountLayoutProps) => {
  const t = useTexts('account-settings')
  const page = usePage()
  const mayAct = useMayAct()
  const here = pageHref(page.locale, page.path)
  const current = useRef<HTMLAnchorElement>(null)
  // On a phone the entries stand in a row that is wider than the screen.
  useEffect(() => current.current?.scrollIntoView({ inline: 'nearest', block: 'nearest' }), [])
  return (
    <div className={`wrap ${styles.portal}`}>
      <nav className={styles.side} aria-label={t('nav.label')}>
        <ul>
          {listEntries(page, mayAct).map(({ key, icon, href }) => (
            <li key={key}>
              <a href={href} aria-current={href === here ? 'page' : undefined} ref={href === here ? current : undefined}>
                <Icon name={icon} />
                {t(`nav.${key}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.work}>
        <div className={styles.head}>
          <div>
            <h1>{title}</h1>
            {lead && <p className={styles.lead}>{lead}</p>}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
        <InlineError />
        {children}
      </div>
    </div>
  )
}
