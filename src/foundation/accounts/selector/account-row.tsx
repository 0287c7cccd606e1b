import type { SoldToReply } from '#foundation/accounts/contact-reply.schema.ts'
import { shortenSoldTo } from '#foundation/accounts/ordering/account-name.rules.ts'
import { Badge } from '#ui/badge.tsx'
import { Radio } from '#ui/radio.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './account-dialog.module.css'

export type RowProps = {
  /** Undefined while it is on its way. */
  account: SoldToReply | undefined
  index: number
  value: string
  isActive: boolean
  isSelected: boolean
  isDisabled: boolean
  onSelect: (account: SoldToReply) => void
}

/** A radio without a row is of no use: it comes with it. */
const Choice = ({ account, value, isSelected, isDisabled, onSelect }: RowProps & { account: SoldToReply }) => (
  <Radio
    hideLabel
    name="sold-to"
    value={value}
    label={[shortenSoldTo(account.soldToNumber), account.name].filter(Boolean).join(', ')}
    checked={isSelected}
    disabled={isDisabled}
    onChange={() => onSelect(account)}
  />
)

const Current = ({ isActive }: Pick<RowProps, 'isActive'>) => {
  const t = useTexts('accounts')
  return isActive && <Badge tone="info">{t('choose.current')}</Badge>
}

export const AccountRow = (props: RowProps) => {
  const { account, index, isSelected, isDisabled, onSelect } = props
  if (!account)
    return (
      <tr className={styles.waiting} aria-rowindex={index + 2} aria-busy="true">
        {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- it is room, not a cell */}
        <td colSpan={5} />
      </tr>
    )
  return (
    <tr
      data-selected={isSelected || undefined}
      aria-rowindex={index + 2}
      onClick={isDisabled ? undefined : () => onSelect(account)}
    >
      <td>
        <Choice {...props} account={account} />
      </td>
      <th scope="row">{shortenSoldTo(account.soldToNumber)}</th>
      <td>
        {account.name} <Current {...props} />
      </td>
      <td>{account.city}</td>
      <td>{account.postalCode}</td>
    </tr>
  )
}

export const AccountItem = (props: RowProps) => {
  const { account, isSelected, isDisabled, onSelect } = props
  if (!account) return <li className={styles.waiting} aria-busy="true" />
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the radio has the keys
    <li data-selected={isSelected || undefined} onClick={isDisabled ? undefined : () => onSelect(account)}>
      <Choice {...props} account={account} />
      <span>
        <span className={styles.first}>
          <b>{shortenSoldTo(account.soldToNumber)}</b> <Current {...props} />
        </span>
        <span>{account.name}</span>
        <span className={styles.place}>{[account.postalCode, account.city].filter(Boolean).join(' ')}</span>
      </span>
    </li>
  )
}
