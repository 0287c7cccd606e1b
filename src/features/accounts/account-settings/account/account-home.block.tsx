import { useState } from 'react'
import { useEndpointQuery } from '#browser/query.ts'
import { usePortalData } from '#foundation/accounts/public.ts'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { AccountCard, Cards, CardSkeleton, Facts } from '#features/accounts/account-settings/account/account-card.tsx'
import { AccountLayout } from '#features/accounts/account-settings/account/account-layout.tsx'
import { readProfile } from '#features/accounts/account-settings/account/profile.api.ts'
import {
  chooseGreeting,
  listNeeds,
  shortenNumber,
  type Need,
  type Profile,
} from '#features/accounts/account-settings/account/profile.rules.ts'
import { usePendingItems } from '#features/accounts/home/public.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { ErrorState } from '#ui/state.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './account-form.module.css'

/** A greeting and how the account stands; further journeys add their own cards below. */
export const Block = () => {
  const t = useTexts('account-settings')
  const { locale, tenant, config } = usePage()
  const { data: profile, isError, refetch } = useEndpointQuery(readProfile, { appId: config.appId })
  const [hour] = useState(() => new Date().getHours())
  const title = profile ? t(`home.${chooseGreeting(hour)}`, { name: profile.givenName }) : t('home.title')
  return (
    <AccountLayout
      title={title}
      lead={t('home.lead', { name: tenant.name })}
      actions={
        <>
          <ButtonLink variant="secondary" href={pageHref(locale, '/contact-us')}>
            {t('nav.contact')}
          </ButtonLink>
          <ButtonLink href={pageHref(locale, '/products')}>{t('home.products')}</ButtonLink>
        </>
      }
    >
      {isError && !profile ? (
        <ErrorState headingLevel={2} onRetry={() => void refetch()}>
          {t('load.failed')}
        </ErrorState>
      ) : (
        <Cards>
          <NeedsCard profile={profile} />
          <FactsCard profile={profile} />
        </Cards>
      )}
    </AccountLayout>
  )
}

const needHref = (need: Need): string | undefined => {
  if (need === 'revalidation') return '?isRevalidationRequired=true'
  return need === 'yearly' ? '?revalidate=true' : undefined
}

const NeedsCard = ({ profile }: { profile?: Profile }) => {
  const t = useTexts('account-settings')
  const { locale } = usePage()
  const further = usePendingItems()
  const needs = profile ? listNeeds(profile) : []
  const isKnown = profile !== undefined && further !== undefined
  const isEmpty = isKnown && needs.length === 0 && further.length === 0
  return (
    <AccountCard title={t('home.needs')} text={isEmpty ? t('home.noNeeds') : undefined}>
      {!isKnown && <CardSkeleton />}
      {isKnown && !isEmpty && (
        <ul className={styles.list}>
          {needs.map((need) => (
            <li key={need}>
              <span>{t(`need.${need}`)}</span>
              <Link href={needHref(need) ?? pageHref(locale, '/secure/my-account')}>{t(`need.${need}.action`)}</Link>
            </li>
          ))}
          {further.map(({ label, href, note, tone }) => (
            <li key={href}>
              <Link href={pageHref(locale, href)}>{label}</Link>
              {note !== null && <Badge tone={tone}>{note}</Badge>}
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
