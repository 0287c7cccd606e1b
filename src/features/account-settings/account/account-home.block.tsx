import { useState } from 'react'
import { usePortalData } from '#features/accounts/public.ts'
import { pageHref, usePage } from '#features/blocks/public.ts'
import { AccountCard, Cards, CardSkeleton, Facts } from '#features/account-settings/account/account-card.tsx'
import { AccountLayout } from '#features/account-settings/account/account-layout.tsx'
import {
  chooseGreeting,
  listNeeds,
  shortenNumber,
  PROFILE_PATH,
  type Profile,
} from '#features/account-settings/account/profile.rules.ts'
import { useLoaded } from '#features/account-settings/account/use-loaded.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { ErrorState } from '#ui/state.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './account-form.module.css'

/** A greeting and how the account stands; further journeys add their own cards below. */
export const Block = () => {
  const t = useTexts('account-settings')
  const { locale, tenant } = usePage()
  const loaded = useLoaded<Profile>(PROFILE_PATH)
  const [hour] = useState(() => new Date().getHours())
  const title = loaded.state === 'ready' ? t(`home.${chooseGreeting(hour)}`, { name: loaded.data.givenName }) : t('home.title')
  return (
    <AccountLayout
      title={title}
      lead={t('home.lead', { name: tenant.name })}
      actions={
        <>
          <ButtonLink variant="secondary" href={pageHref(locale, '/contact-us')}>
            {t('noAccess.contact')}
          </ButtonLink>
          <ButtonLink href={pageHref(locale, '/products')}>{t('home.products')}</ButtonLink>
        </>
      }
    >
      {loaded.state === 'failed' ? (
        <ErrorState headingLevel={2} onRetry={loaded.reload}>
          {t('load.failed')}
        </ErrorState>
      ) : (
        <Cards>
          <NeedsCard profile={loaded.data} />
          <FactsCard profile={loaded.data} />
        </Cards>
      )}
    </AccountLayout>
  )
}

const NeedsCard = ({ profile }: { profile?: Profile }) => {
  const t = useTexts('account-settings')
  const { locale } = usePage()
  const needs = profile ? listNeeds(profile) : []
  return (
    <AccountCard title={t('home.needs')} text={profile && needs.length === 0 ? t('home.noNeeds') : undefined}>
      {!profile && <CardSkeleton />}
      {needs.length > 0 && (
        <ul className={styles.list}>
          {needs.map((need) => (
            <li key={need}>
              <span>{t(`need.${need}`)}</span>
              <Link href={need === 'revalidation' ? '?isRevalidationRequired=true' : pageHref(locale, '/secure/my-account')}>
                {t(`need.${need}.action`)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </AccountCard>
  )
}

const FactsCard = ({ profile }: { profile?: Profile }) => {
  const t = useTexts('account-settings')
  const { locale } = usePage()
  const { defaultSoldTo } = usePortalData()
  return (
    <AccountCard
      title={t('home.facts')}
      link={<Link href={pageHref(locale, '/secure/account/overview')}>{t('home.overview')}</Link>}
    >
      {profile ? (
        <Facts
          facts={[
            [t('company.name'), profile.company?.name],
            [t('company.number'), profile.company?.number],
            [t('home.account'), defaultSoldTo && `${shortenNumber(defaultSoldTo.soldToNumber)} ${defaultSoldTo.name ?? ''}`],
            [t('contact.name'), `${profile.givenName} ${profile.familyName}`.trim()],
            [t('email.current'), profile.email],
          ]}
        />
      ) : (
        <CardSkeleton />
      )}
    </AccountCard>
  )
}
