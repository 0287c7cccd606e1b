import { markSlot } from '#foundation/blocks/public.ts'
import { SignInLinks } from '#features/site/navigation/header/sign-in-links.tsx'
import type { SiteHeader } from '#features/site/navigation/blocks/site-header.schema.ts'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './sign-in-item.module.css'

const FLYOUT_ID = 'sign-in-links'

type SignInItemProps = { links: SiteHeader['signInLinks']; signIn: string }

declare module '#foundation/blocks/public.ts' {
  interface MarkupSlots {
    /** The way to sign in, in the bar or in the phone's menu; the account menu takes its place for people who are signed in. */
    readonly 'account-slot': 'menu' | 'list'
  }
}

/** One click to sign in, and beside it what else a visitor without an account may want. The person's own menu takes its place. */
export const SignInItem = ({ links, signIn }: SignInItemProps) => {
  const t = useTexts('navigation')
  return (
    <div className={styles.item} {...markSlot('account-slot', 'menu')}>
      <a href={signIn}>
        <Icon name="user" />
        <span>{t('signIn')}</span>
      </a>
      {links.length > 0 && (
        <>
          <button type="button" className={styles.more} popoverTarget={FLYOUT_ID} aria-label={t('more', { label: t('signIn') })}>
            <Icon name="down" size="small" />
          </button>
          <div id={FLYOUT_ID} popover="auto" role="group" aria-label={t('signIn')} className={styles.flyout}>
            <SignInLinks links={links} signIn={signIn} />
          </div>
        </>
      )}
    </div>
  )
}
