import { useId } from 'react'
import type { SoldToReply } from '#foundation/accounts/contact-reply.schema.ts'
import { shortenSoldTo } from '#foundation/accounts/ordering/account-name.rules.ts'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './account-bar.module.css'

type AccountButtonProps = {
  account: SoldToReply | undefined
  isDisabled: boolean
  onOpen: () => void
}

/** Which account is ordered for; its name describes the button, whose own name is the number [4.5.5]. */
export const AccountButton = ({ account, isDisabled, onOpen }: AccountButtonProps) => {
  const t = useTexts('accounts')
  const id = useId()
  const place = account && [account.name, account.city].filter(Boolean).join(', ')
  return (
    <button
      type="button"
      className={styles.account}
      disabled={isDisabled}
      aria-haspopup="dialog"
      aria-describedby={place ? id : undefined}
      onClick={onOpen}
    >
      <Icon name="building" size="small" />
      {account ? (
        <span className={styles.number}>
          <span className="visually-hidden">{t('button.account')} </span>
          {shortenSoldTo(account.soldToNumber)}
        </span>
      ) : (
        <span className={styles.number}>{t('choose.title')}</span>
      )}
      {place && (
        <span id={id} className={styles.place} aria-hidden="true">
          {place}
        </span>
      )}
      {!isDisabled && <Icon name="down" size="small" />}
    </button>
  )
}
