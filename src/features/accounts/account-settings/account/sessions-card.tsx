import { useState, type ReactNode } from 'react'
import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { useSubmission } from '#browser/form/use-submission.ts'
import { useEndpointQuery } from '#browser/query.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { deviceNameForm, endOwnSession, listOwnSessions, nameDevice } from '#foundation/identity/public.ts'
import { requestReauthentication } from '#foundation/reauthentication/public.ts'
import { AccountCard, CardSkeleton } from '#features/accounts/account-settings/account/account-card.tsx'
import { NameForm } from '#features/accounts/account-settings/account/security/name-form.tsx'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { FormOutcome } from '#ui/form-outcome.tsx'
import { ErrorState } from '#ui/state.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useLocale, useTexts } from '#ui/use-texts.tsx'
import styles from './account-form.module.css'

type Session = ReplyOf<typeof listOwnSessions>[number]

/** Where the person is signed in; an employee who acts for them does not see it. */
export const SessionsCard = ({ isActedFor }: { isActedFor: boolean }) => {
  const t = useTexts('account-settings')
  const acting = useTexts('ui')('form.acting')
  return (
    <AccountCard title={t('sessions.title')} text={isActedFor ? acting : t('sessions.text')} wide>
      {!isActedFor && <SessionList />}
    </AccountCard>
  )
}

/** Each place but this one can be ended from here. */
const SessionList = () => {
  const t = useTexts('account-settings')
  const { appId } = usePage().config
  const { data: sessions, isError, isPending, refetch } = useEndpointQuery(listOwnSessions, { appId })
  const ending = useSubmission(endOwnSession)
  const [named, setNamed] = useState<string>()
  const naming = useEndpointForm(nameDevice, {
    rules: deviceNameForm,
    request: { appId, params: { id: named ?? '' } },
    values: { name: '' },
    onSent: () => {
      setNamed(undefined)
      void refetch()
    },
  })
  const startNaming = ({ id, name }: Session) => {
    setNamed(id)
    naming.reset({ name })
  }
  const end = async (id: string) => {
    if (!(await requestReauthentication())) return
    if ((await ending.submit({ appId, params: { id } })).ok) void refetch()
  }
  return (
    <>
      {isPending && <CardSkeleton />}
      {isError && !sessions && <ErrorState onRetry={() => void refetch()}>{t('load.failed')}</ErrorState>}
      <FormOutcome of={naming.outcome} done={t('sessions.named')} />
      <FormOutcome of={ending} done={t('sessions.ended')} />
      {sessions && (
        <ul className={styles.list}>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} onEnd={() => void end(session.id)} onName={() => startNaming(session)}>
              {session.id === named && <NameForm form={naming} onCancel={() => setNamed(undefined)} />}
            </SessionRow>
          ))}
        </ul>
      )}
    </>
  )
}

/** The form of its name in place of what it says. */
type RowProps = { session: Session; onEnd: () => void; onName: () => void; children: ReactNode }

const SessionRow = ({ session, onEnd, onName, children }: RowProps) => {
  const t = useTexts('account-settings')
  const formats = useFormats()
  const { language } = useLocale()
  const { device, name, country, network, createdAt, seenAt, isCurrent } = session
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const known = device === '' ? t('sessions.unknown') : device
  const shown = name || known
  const place = country === '' ? network : new Intl.DisplayNames([language], { type: 'region' }).of(country.toUpperCase())
  if (children) return <li>{children}</li>
  return (
    <li>
      <div>
        <strong>
          {shown} {isCurrent && <Badge tone="ok">{t('sessions.current')}</Badge>}
        </strong>
        <span className={styles.muted}>
          {[name ? known : '', place].filter(Boolean).map((part) => (
            <span key={part}>{part} · </span>
          ))}
          {t('sessions.times', {
            since: formats.dateTime(createdAt, { timeZone }),
            seen: formats.dateTime(seenAt, { timeZone }),
          })}
        </span>
      </div>
      <div className={styles.actions}>
        <Button variant="quiet" size="small" aria-label={t('sessions.renameOf', { device: shown })} onClick={onName}>
          {t('sessions.rename')}
        </Button>
        {!isCurrent && (
          <Button variant="secondary" size="small" aria-label={t('sessions.endOf', { device: shown })} onClick={onEnd}>
            {t('sessions.end')}
          </Button>
        )}
      </div>
    </li>
  )
}
