import { pageHref, usePage } from '#features/blocks/public.ts'
import { AccountCard, Cards, CardSkeleton } from '#features/account-settings/account/account-card.tsx'
import { AccountsCard } from '#features/account-settings/account/accounts-card.tsx'
import { AccountLayout } from '#features/account-settings/account/account-layout.tsx'
import { CompanyCard, ContactCard } from '#features/account-settings/account/facts-cards.tsx'
import { PROFILE_PATH, type Profile } from '#features/account-settings/account/profile.rules.ts'
import { useLoaded } from '#features/account-settings/account/use-loaded.ts'
import { ErrorState } from '#ui/state.tsx'
import { useTexts } from '#ui/use-texts.tsx'

export const Block = () => {
  const t = useTexts('account-settings')
  const { locale } = usePage()
  const loaded = useLoaded<Profile>(PROFILE_PATH)
  return (
    <AccountLayout title={t('nav.overview')} lead={t('overview.lead')}>
      {loaded.state === 'failed' && (
        <ErrorState headingLevel={2} onRetry={loaded.reload}>
          {t('load.failed')}
        </ErrorState>
      )}
      {loaded.state === 'loading' && (
        <AccountCard title={t('contact.title')}>
          <CardSkeleton lines={6} />
        </AccountCard>
      )}
      {loaded.state === 'ready' && (
        <Cards>
          <ContactCard profile={loaded.data} editHref={pageHref(locale, '/secure/my-account')} />
          <CompanyCard company={loaded.data.company} />
          <AccountsCard />
        </Cards>
      )}
    </AccountLayout>
  )
}
