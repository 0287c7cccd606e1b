import { useReaderZone } from '#features/buying/quotes/public.ts'
import { refreshQueries, useEndpointMutation } from '#browser/query.ts'
import { allowGrant, listGrants } from '#features/buying/agent-orders/agents.api.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { Button } from '#ui/button.tsx'
import { Message } from '#ui/message.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './agents.module.css'

type Revoked = ReplyOf<typeof listGrants>['revoked']

/** Apps that the company’s own sign-in goes on letting in; they are refused here until the person allows them again. */
export const RevokedAgents = ({ revoked }: { revoked: Revoked }) => {
  const t = useTexts('agent-orders')
  const { dateTime } = useFormats()
  const timeZone = useReaderZone()
  const allowing = useEndpointMutation(allowGrant)
  const allow = async (id: string): Promise<void> => {
    await allowing.mutateAsync({ params: { id } }).catch(() => undefined)
    await refreshQueries(listGrants)
  }
  if (revoked.length === 0) return null
  return (
    <section className={styles.card}>
      <h2>{t('gone')}</h2>
      <p>{t('gone.text')}</p>
      {allowing.isError && (
        <Message tone="bad" live>
          {t('failed')}
        </Message>
      )}
      <ul className={styles.revoked}>
        {revoked.map(({ id, name, host, revokedAt }) => (
          <li key={id}>
            <span>
              {name}
              <span className={styles.small}>{t('gone.since', { host, at: dateTime(revokedAt, { timeZone }) })}</span>
            </span>
            <Button
              variant="secondary"
              size="small"
              busy={allowing.isPending}
              aria-label={t('allowAgain.name', { name })}
              onClick={() => void allow(id)}
            >
              {t('allowAgain')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
