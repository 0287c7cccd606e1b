import type { ReactNode } from 'react'
import { AccountCard, Facts } from '#features/accounts/account-settings/account/account-card.tsx'
import { formatPlace, type Profile } from '#features/accounts/account-settings/account/profile.rules.ts'
import { Badge } from '#ui/badge.tsx'
import { Link } from '#ui/link.tsx'
import { useTexts } from '#ui/use-texts.tsx'

/** The supplier's record of the contact; the person changes it in the profile. */
export const ContactCard = ({ profile, editHref }: { profile: Profile; editHref?: string }) => {
  const t = useTexts('account-settings')
  return (
    <AccountCard title={t('contact.title')} link={editHref && <Link href={editHref}>{t('contact.edit')}</Link>}>
      <Facts
        facts={[
          [t('contact.name'), `${profile.givenName} ${profile.familyName}`.trim()],
          [t('profile.jobTitle'), profile.jobTitle],
          [t('profile.department'), profile.department],
          [t('email.current'), profile.email],
          [t('profile.phone'), profile.phone],
          [t('contact.place'), formatPlace(profile)],
          [t('contact.id'), profile.honId],
        ]}
      />
    </AccountCard>
  )
}

const RequestedName = ({ name }: { name: string }) => (
  <>
    {name} <Badge tone="warn">{useTexts('account-settings')('companyName.waiting')}</Badge>
  </>
)

/** `children` is what can be done about it, where that is offered. */
export const CompanyCard = ({ company, children }: Pick<Profile, 'company'> & { children?: ReactNode }) => {
  const t = useTexts('account-settings')
  return (
    <AccountCard title={t('company.title')} text={company ? undefined : t('company.none')}>
      {company && (
        <Facts
          facts={[
            [t('company.name'), company.name],
            ...(company.requestedName === null
              ? []
              : [[t('companyName.pending'), <RequestedName key="requested" name={company.requestedName} />] as const]),
            [t('company.number'), company.number],
            [t('company.type'), company.customerType],
            [t('company.group'), company.customerGroup],
            [t('company.business'), company.lineOfBusiness],
          ]}
        />
      )}
      {children}
    </AccountCard>
  )
}
