import { askReauthentication } from '#features/identity/public.ts'
import { AccountCard, CardSkeleton, FormOutcome } from '#features/account-settings/account/account-card.tsx'
import { useLoaded } from '#features/account-settings/account/use-loaded.ts'
import { useSubmit } from '#features/account-settings/account/use-submit.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/state.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './account-form.module.css'

const SESSIONS_PATH = '/api/me/sessions'

type Session = {
  readonly id: string
  readonly device: string
  readonly createdAt: string
  readonly seenAt: string
  readonly isCurrent: boolean
}

/** Where the person is signed in; an employee who acts for them does not see it. */
export const SessionsCard = ({ isActedFor }: { isActedFor: boolean }) => {
  const t = useTexts('account-settings')
  return (
    <AccountCard title={t('sessions.title')} text={t(isActedFor ? 'form.acting' : 'sessions.text')} wide>
      {!isActedFor && <SessionList />}
    </AccountCard>
  )
}

/** Each place but this one can be ended from here. */
const SessionList = () => {
  const t = useTexts('account-settings')
  const loaded = useLoaded<readonly Session[]>(SESSIONS_PATH)
  const ending = useSubmit()
  const end = async (id: string) => {
    if (!(await askReauthentication())) return
    if (await ending.submit({ path: `${SESSIONS_PATH}/${encodeURIComponent(id)}`, method: 'DELETE' })) loaded.reload()
  }
  return (
    <>
      {loaded.state === 'loading' && <CardSkeleton />}
      {loaded.state === 'failed' && <ErrorState onRetry={loaded.reload}>{t('load.failed')}</ErrorState>}
      <FormOutcome of={ending} done={t('sessions.ended')} />
      {loaded.state === 'ready' && (
        <ul className={styles.list}>
          {loaded.data.map((session) => (
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
