import type { AccountLink } from '#features/accounts/account-menu/account-links.client.ts'
import { Icon } from '#ui/icon.tsx'
import { Menu } from '#ui/menu.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './account-menu.module.css'

type AccountProps = {
  givenName: string
  accountHref: string
  /** Missing for those who may not act for customers. */
  actingHref?: string
  /** Missing for everyone but staff. */
  backOfficeHref?: string
  /** Links that other areas bring. */
  links: readonly AccountLink[]
  onSignOut: () => void
}

/** A button with the person's first name [2.3.20]; on a phone only its icon shows. */
export const AccountMenu = ({ givenName, accountHref, actingHref, backOfficeHref, links, onSignOut }: AccountProps) => {
  const t = useTexts('account-menu')
  const name = givenName || t('nameless')
  return (
    <Menu
      variant="quiet"
      aria-label={name}
      label={
        <span className={styles.label}>
          <Icon name="user" />
          <span className={styles.name}>{name}</span>
        </span>
      }
      items={[
        { key: 'account', label: t('mine'), icon: 'user', href: accountHref },
        ...(actingHref === undefined ? [] : [{ key: 'acting', label: t('acting'), icon: 'building', href: actingHref } as const]),
        ...(backOfficeHref === undefined
          ? []
          : [{ key: 'backOffice', label: t('backOffice'), icon: 'gear', href: backOfficeHref } as const]),
        ...links.map(({ id, label, href, isHidden }, index) => ({
          key: `link-${id}`,
          label,
          icon: 'wrench' as const,
          href,
          isHidden,
          separated: index === links.findIndex((link) => !link.isHidden),
          marks: { 'data-post-login-page-id': id },
        })),
        { key: 'signOut', label: t('signOut'), icon: 'out', separated: true },
      ]}
      onAction={(key) => key === 'signOut' && onSignOut()}
    />
  )
}

/** The same ways inside the phone's menu, which is a list already. */
export const AccountLinks = ({ givenName, accountHref, actingHref, backOfficeHref, onSignOut }: Omit<AccountProps, 'links'>) => {
  const t = useTexts('account-menu')
  return (
    <>
      <p className={styles.who}>{givenName || t('nameless')}</p>
      <a href={accountHref}>{t('mine')}</a>
      {actingHref !== undefined && <a href={actingHref}>{t('acting')}</a>}
      {backOfficeHref !== undefined && <a href={backOfficeHref}>{t('backOffice')}</a>}
      <button type="button" onClick={onSignOut}>
        {t('signOut')}
      </button>
    </>
  )
}
