import { useSubmission } from '#browser/form/use-submission.ts'
import { useEndpointQuery } from '#browser/query.ts'
import { usePage } from '#features/blocks/public.ts'
import { endOwnSession, listOwnSessions } from '#features/identity/public.ts'
import { askReauthentication } from '#features/reauthentication/public.ts'
import { AccountCard, CardSkeleton } from '#features/account-settings/account/account-card.tsx'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { FormOutcome } from '#ui/form-outcome.tsx'
import { ErrorState } from '#ui/state.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
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
  const end = async (id: string) => {
    if (!(await askReauthentication())) return
    if ((await ending.submit({ appId, params: { id } })).ok) void refetch()
  }
  return (
    <>
      {isPending && <CardSkeleton />}
      {isError && !sessions && <ErrorState onRetry={() => void refetch()}>{t('load.failed')}</ErrorState>}
      <FormOutcome of={ending} done={t('sessions.ended')} />
      {sessions && (
        <ul className={styles.list}>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} onEnd={() => void end(session.id)} />
          ))}
        </ul>
      )}
    </>
  )
}

const SessionRow = ({ session: { device, createdAt, seenAt, isCurrent }, onEnd }: { session: Session; onEnd: () => void }) => {
  const t = useTexts('account-settings')
  const formats = useFormats()
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const name = device === '' ? t('sessions.unknown') : device
  return (
    <li>
      <div>
        <strong>
          {name} {isCurrent && <Badge tone="ok">{t('sessions.current')}</Badge>}
        </strong>
        <span className={styles.muted}>
          {t('sessions.times', {
            since: formats.dateTime(createdAt, { timeZone }),
            seen: formats.dateTime(seenAt, { timeZone }),
          })}
        </span>
      </div>
      {!isCurrent && (
        <Button variant="secondary" size="small" aria-label={t('sessions.endOf', { device: name })} onClick={onEnd}>
          {t('sessions.end')}
        </Button>
      )}
    </li>
  )
}
