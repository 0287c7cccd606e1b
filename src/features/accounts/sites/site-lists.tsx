import type { ReactNode } from 'react'
import { NothingYet } from '#foundation/portal-messages/public.ts'
import { groupCases } from '#features/accounts/sites/site.rules.ts'
import type { Sites } from '#features/accounts/sites/site.schema.ts'
import { SiteCard } from '#features/accounts/sites/site-card.tsx'
import type { SecondarySite, SiteRequest } from '#features/accounts/sites/use-site-changes.client.ts'
import { Badge, Tag } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './sites.module.css'

type SiteListsProps = {
  sites: Sites
  onRemove: (site: SecondarySite) => void
  onWithdraw: (request: SiteRequest) => void
}

/** Active sites, requests that wait, and those that came to nothing [2.15.3, 2.15.4, 2.15.5, 2.15.6]. */
export const SiteLists = ({
  sites: { primaryAccount, contactAccountMap, case: cases },
  onRemove,
  onWithdraw,
}: SiteListsProps) => {
  const t = useTexts('sites')
  const { pending, rejected } = groupCases(cases)
  const active = <Badge tone="ok">{t('status.active')}</Badge>
  if (!primaryAccount && contactAccountMap.length === 0 && cases.length === 0)
    return (
      <NothingYet kind="sites" title={t('empty')} icon="building" headingLevel={2}>
        {t('empty.text')}
      </NothingYet>
    )
  return (
    <>
      {(primaryAccount || contactAccountMap.length > 0) && (
        <SiteList title={t('list.active')}>
          {primaryAccount && <SiteCard of={primaryAccount} status={active} note={<Tag>{t('primary')}</Tag>} />}
          {contactAccountMap.map((secondary) => (
            <SiteCard
              key={secondary.contactAccountMapId}
              of={secondary.secondaryAccount}
              status={active}
              action={
                !secondary.isOfAccount && (
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={t('remove.site', { site: secondary.secondaryAccount.site })}
                    onClick={() => onRemove(secondary)}
                  >
                    {t('remove')}
                  </Button>
                )
              }
            />
          ))}
        </SiteList>
      )}
      {pending.length > 0 && (
        <SiteList title={t('list.pending')} text={t('list.pending.text')}>
          {pending.map((request) => (
            <SiteCard
              key={request.caseId}
              of={request.secondaryAccount}
              status={<Badge tone="info">{t('status.pending')}</Badge>}
              action={
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={t('withdraw.site', { site: request.secondaryAccount.site })}
                  onClick={() => onWithdraw(request)}
                >
                  {t('withdraw')}
                </Button>
              }
            />
          ))}
        </SiteList>
      )}
      {rejected.length > 0 && (
        <SiteList title={t('list.rejected')}>
          {rejected.map(({ caseId, secondaryAccount }) => (
            <SiteCard
              key={caseId}
              of={secondaryAccount}
              isOff
              status={<Badge tone="idle">{t('status.unavailable')}</Badge>}
              note={t('manager')}
            />
          ))}
        </SiteList>
      )}
    </>
  )
}

const SiteList = ({ title, text, children }: { title: string; text?: string; children: ReactNode }) => (
  <section className={styles.list}>
    <h2>{title}</h2>
    {text && <p>{text}</p>}
    <ul>{children}</ul>
  </section>
)
