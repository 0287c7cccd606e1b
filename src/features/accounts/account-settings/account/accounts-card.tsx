import { usePortalData } from '#foundation/accounts/public.ts'
import { AccountCard, CardSkeleton } from '#features/accounts/account-settings/account/account-card.tsx'
import { shortenNumber } from '#features/accounts/account-settings/account/profile.rules.ts'
import { AccountRequest } from '#features/accounts/ordering-accounts/public.ts'
import { Badge } from '#ui/badge.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './accounts-card.module.css'

/** A screen is enough to know one's own accounts; those with thousands have the account chooser. */
const MOST = 50

/** The accounts a person orders for, as the portal has loaded them for the page. */
export const AccountsCard = () => {
  const t = useTexts('account-settings')
  const { phase, soldTos, soldToCount } = usePortalData()
  const hidden = soldToCount - Math.min(soldTos.length, MOST)
  const isReady = phase === 'ready'
  return (
    <AccountCard title={t('accounts.title')} text={isReady && soldTos.length === 0 ? t('accounts.none') : undefined} wide>
      {!isReady && <CardSkeleton lines={3} />}
      {soldTos.length > 0 && (
        <table className={styles.accounts}>
          <thead>
            <tr>
              <th scope="col">{t('accounts.number')}</th>
              <th scope="col">{t('accounts.name')}</th>
              <th scope="col">{t('accounts.city')}</th>
              <th scope="col">{t('accounts.postalCode')}</th>
            </tr>
          </thead>
          <tbody>
            {soldTos.slice(0, MOST).map(({ soldToNumber, erpId, name, city, postalCode, isDefault }) => (
              <tr key={`${erpId}~${soldToNumber}`}>
                <th scope="row">
                  {shortenNumber(soldToNumber)} {isDefault && <Badge tone="ok">{t('accounts.default')}</Badge>}
                </th>
                <td>{name}</td>
                <td>{city}</td>
                <td>{postalCode}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {hidden > 0 && <p className={styles.more}>{t('accounts.more', { count: hidden })}</p>}
      <AccountRequest />
    </AccountCard>
  )
}
