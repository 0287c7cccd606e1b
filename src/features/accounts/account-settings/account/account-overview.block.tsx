import { useEndpointQuery } from '#browser/query.ts'
import { pageHref, Slot, usePage } from '#foundation/blocks/public.ts'
import { AccountCard, Cards, CardSkeleton } from '#features/accounts/account-settings/account/account-card.tsx'
import { AccountsCard } from '#features/accounts/account-settings/account/accounts-card.tsx'
import { AccountLayout } from '#features/accounts/account-settings/account/account-layout.tsx'
import { CompanyCard, ContactCard } from '#features/accounts/account-settings/account/facts-cards.tsx'
import type { AccountOverview } from '#features/accounts/account-settings/account/account-overview.schema.ts'
import { readProfile } from '#features/accounts/account-settings/account/profile.api.ts'
import { ErrorState } from '#ui/state.tsx'
import { useTexts } from '#ui/use-texts.tsx'

declare module '#foundation/blocks/public.ts' {
  interface SlotProps {
    /** A card of the overview: how the account that is ordered for stands. */
    readonly 'account-credit': Readonly<Record<string, never>>
  }
}

/** The words of what it is made of. */
export const texts: readonly string[] = ['ordering-accounts']

/** The sites have a view of their own at the same address [2.15.1]. */
export const Block = ({ view }: AccountOverview) => (view === 'sites' ? null : <Overview />)

const Overview = () => {
  const t = useTexts('account-settings')
  const { locale, config } = usePage()
  const { data: profile, isError, isPending, refetch } = useEndpointQuery(readProfile, { appId: config.appId })
  const reload = () => void refetch()
  return (
    <AccountLayout title={t('nav.overview')} lead={t('overview.lead')}>
      {isError && !profile && (
        <ErrorState headingLevel={2} onRetry={reload}>
          {t('load.failed')}
        </ErrorState>
      )}
      {isPending && (
        <AccountCard title={t('contact.title')}>
          <CardSkeleton lines={6} />
        </AccountCard>
      )}
      {profile && (
        <Cards>
          <ContactCard profile={profile} editHref={pageHref(locale, '/secure/my-account')} />
          <CompanyCard company={profile.company} />
          <AccountsCard />
          <Slot name="account-credit" props={{}} />
        </Cards>
      )}
    </AccountLayout>
  )
}
