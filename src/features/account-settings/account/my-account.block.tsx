import { pageHref, usePage } from '#features/blocks/public.ts'
import { AccountCard, Cards, CardSkeleton } from '#features/account-settings/account/account-card.tsx'
import { AccountLayout } from '#features/account-settings/account/account-layout.tsx'
import { CompanyName } from '#features/account-settings/account/company-name-form.tsx'
import { EmailCard } from '#features/account-settings/account/email-card.tsx'
import { CompanyCard } from '#features/account-settings/account/facts-cards.tsx'
import { PasswordCard } from '#features/account-settings/account/password-card.tsx'
import { ProfileForm } from '#features/account-settings/account/profile-form.tsx'
import { PROFILE_PATH, type Profile } from '#features/account-settings/account/profile.rules.ts'
import { SessionsCard } from '#features/account-settings/account/sessions-card.tsx'
import { useLoaded } from '#features/account-settings/account/use-loaded.ts'
import { Link } from '#ui/link.tsx'
import { ErrorState } from '#ui/state.tsx'
import { useTexts } from '#ui/use-texts.tsx'

export const Block = () => {
  const t = useTexts('account-settings')
  const { locale } = usePage()
  const loaded = useLoaded<Profile>(PROFILE_PATH)
  return (
    <AccountLayout title={t('nav.profile')} lead={t('account.lead')}>
      {loaded.state === 'failed' && (
        <ErrorState headingLevel={2} onRetry={loaded.reload}>
          {t('load.failed')}
        </ErrorState>
      )}
      {loaded.state === 'loading' && (
        <AccountCard title={t('profile.title')}>
          <CardSkeleton lines={6} />
        </AccountCard>
      )}
      {loaded.state === 'ready' && (
        <Cards>
          <ProfileForm profile={loaded.data} onSaved={loaded.reload} />
          <EmailCard profile={loaded.data} onChanged={loaded.reload} />
          <PasswordCard profile={loaded.data} onChanged={loaded.reload} />
          <CompanyCard company={loaded.data.company}>
            <CompanyName profile={loaded.data} onChanged={loaded.reload} />
          </CompanyCard>
          <AccountCard
            title={t('notifications.card')}
            text={t('notifications.teaser')}
            link={<Link href={pageHref(locale, '/secure/account/notifications')}>{t('notifications.open')}</Link>}
          />
          <SessionsCard isActedFor={loaded.data.isActedFor} />
        </Cards>
      )}
    </AccountLayout>
  )
}
