import { usePortalData, type PortalData } from '#foundation/accounts/public.ts'
import { AccountCard, CardSkeleton } from '#features/accounts/account-settings/account/account-card.tsx'
import { shortenNumber } from '#features/accounts/account-settings/account/profile.rules.ts'
import { AccountRequest } from '#features/accounts/ordering-accounts/public.ts'
import { Badge } from '#ui/badge.tsx'
import { Table, type Column } from '#ui/table.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './accounts-card.module.css'

/** A screen is enough to know one's own accounts; those with thousands have the account chooser. */
const MOST = 50

type Account = PortalData['soldTos'][number]

const useColumns = (): readonly Column<Account>[] => {
  const t = useTexts('account-settings')
  return [
    {
      key: 'number',
      header: t('accounts.number'),
      rowHeader: true,
      phone: 'full',
      cell: ({ soldToNumber, isDefault }) => (
        <>
          {shortenNumber(soldToNumber)} {isDefault && <Badge tone="ok">{t('accounts.default')}</Badge>}
        </>
      ),
    },
    { key: 'name', header: t('accounts.name'), phone: 'full', cell: ({ name }) => name },
    { key: 'city', header: t('accounts.city'), cell: ({ city }) => city },
    { key: 'postalCode', header: t('accounts.postalCode'), phone: 'end', cell: ({ postalCode }) => postalCode },
  ]
}

/** The accounts a person orders for, as the portal has loaded them for the page. */
export const AccountsCard = () => {
  const t = useTexts('account-settings')
  const { phase, soldTos, soldToCount } = usePortalData()
  const hidden = soldToCount - Math.min(soldTos.length, MOST)
  const isReady = phase === 'ready'
  const columns = useColumns()
  return (
    <AccountCard title={t('accounts.title')} text={isReady && soldTos.length === 0 ? t('accounts.none') : undefined} wide>
      {!isReady && <CardSkeleton lines={3} />}
      {soldTos.length > 0 && (
        <Table
          caption={t('accounts.title')}
          columns={columns}
          rows={soldTos.slice(0, MOST)}
          rowKey={({ erpId, soldToNumber }) => `${erpId}~${soldToNumber}`}
        />
      )}
      {hidden > 0 && <p className={styles.more}>{t('accounts.more', { count: hidden })}</p>}
      <AccountRequest />
    </AccountCard>
  )
}
