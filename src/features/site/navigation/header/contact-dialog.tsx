import type { ContactWay } from '#features/site/navigation/header/personal-header.rules.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-names.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './contact-dialog.module.css'

type ContactDialogProps = {
  open: boolean
  onClose: () => void
  account: { soldToNumber: string; name?: string } | undefined
  ways: readonly ContactWay[]
  contactHref: string
}

const iconOf = (href: string): IconName => (/^(?:tel|mailto):/.test(href) ? 'chat' : 'arrow')

/** For customers with accounts: how to reach us, and the number to have at hand [2.3.23]. */
export const ContactDialog = ({ open, onClose, account, ways, contactHref }: ContactDialogProps) => {
  const t = useTexts('navigation')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closeOnOutsideClick
      title={t('contact.title')}
      footer={
        <ButtonLink variant="secondary" href={contactHref}>
          {t('contact.page')}
        </ButtonLink>
      }
    >
      {account && (
        <p className={styles.account}>
          <span className="num">{t('contact.account', { number: account.soldToNumber })}</span>
          {account.name && <span>{account.name}</span>}
        </p>
      )}
      <ul className={styles.ways}>
        {ways.map(({ label, href, text }) => (
          <li key={href}>
            <a href={href}>
              <span>
                {label}
                {text && <small>{text}</small>}
              </span>
              <Icon name={iconOf(href)} />
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
