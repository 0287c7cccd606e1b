import { useEndpointQuery } from '#browser/query.ts'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { AccountCard, Cards, CardSkeleton } from '#features/accounts/account-settings/account/account-card.tsx'
import { AccountLayout } from '#features/accounts/account-settings/account/account-layout.tsx'
import { CompanyName } from '#features/accounts/account-settings/account/company-name-form.tsx'
import { EmailCard } from '#features/accounts/account-settings/account/email-card.tsx'
import { CompanyCard } from '#features/accounts/account-settings/account/facts-cards.tsx'
import { OwnDataCard } from '#features/accounts/account-settings/account/own-data-card.tsx'
import { PasswordCard } from '#features/accounts/account-settings/account/password-card.tsx'
import { ProfileForm } from '#features/accounts/account-settings/account/profile-form.tsx'
import { readProfile } from '#features/accounts/account-settings/account/profile.api.ts'
import { SecurityCard } from '#features/accounts/account-settings/account/security/security-card.tsx'
import { SessionsCard } from '#features/accounts/account-settings/account/sessions-card.tsx'
import { Link } from '#ui/link.tsx'
import { ErrorState } from '#ui/state.tsx'
import { useTexts } from '#ui/use-texts.tsx'

export const Block = () => {
  const t = useTexts('account-settings')
  const { locale, config } = usePage()
  const { data: profile, isError, isPending, refetch } = useEndpointQuery(readProfile, { appId: config.appId })
  const reload = () => void refetch()
  return (
    <AccountLayout title={t('nav.profile')} lead={t('account.lead')}>
      {isError && !profile && (
        <ErrorState headingLevel={2} onRetry={reload}>
          {t('load.failed')}
        </ErrorState>
      )}
      {isPending && (
        <AccountCard title={t('profile.title')}>
          <CardSkeleton lines={6} />
        </AccountCard>
      )}
      {profile && (
        <Cards>
          <ProfileForm profile={profile} onSaved={reload} />
          <EmailCard profile={profile} onChanged={reload} />
          <PasswordCard profile={profile} onChanged={reload} />
          <CompanyCard company={profile.company}>
            <CompanyName profile={profile} onChanged={reload} />
          </CompanyCard>
          <AccountCard
            title={t('notifications.card')}
            text={t('notifications.teaser')}
            link={<Link href={pageHref(locale, '/secure/account/notifications')}>{t('notifications.open')}</Link>}
          />
          <SecurityCard isActedFor={profile.isActedFor} />
          <SessionsCard isActedFor={profile.isActedFor} />
          <OwnDataCard isActedFor={profile.isActedFor} />
        </Cards>
      )}
    </AccountLayout>
  )
}
