import { useEndpointQuery } from '#browser/query.ts'
import { AccountCard, Facts } from '#features/accounts/account-settings/public.ts'
import { readCredit } from '#features/company/purchase-policy/credit/credit.api.ts'
import { shortenSoldTo, usePortalData } from '#foundation/accounts/public.ts'
import { Message } from '#ui/message.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'

/** Of the account that is ordered for: what it may owe, owes, and when it pays. Nothing where nothing limits it. */
export const Slot = () => {
  const t = useTexts('purchase-policy')
  const { money, dateTime } = useFormats()
  const { activeSoldTo } = usePortalData()
  const { data } = useEndpointQuery(readCredit, activeSoldTo && {})
  if (!activeSoldTo || !data?.credit) return null
  const { limit, open, left, reportedAt, terms, isExceeded } = data.credit
  const about = reportedAt === null ? t('credit.orders') : t('credit.at', { time: dateTime(reportedAt) })
  return (
    <AccountCard title={t('credit.title', { account: shortenSoldTo(activeSoldTo.soldToNumber) })} text={about} wide>
      {isExceeded && <Message tone="warn">{t(open ? 'credit.over' : 'credit.unknown')}</Message>}
      <Facts
        facts={[
          [t('credit.limit'), money(limit)],
          [t('credit.open'), open && money(open)],
          [t('credit.left'), left && money(left)],
          [t('credit.terms'), terms],
        ]}
      />
    </AccountCard>
  )
}
