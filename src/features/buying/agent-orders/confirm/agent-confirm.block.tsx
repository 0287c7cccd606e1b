import { useReaderZone } from '#features/buying/quotes/public.ts'
import { useState } from 'react'
import { useEndpointMutation, useEndpointQuery } from '#browser/query.ts'
import { AGENTS_PATH } from '#foundation/agents/public.ts'
import { decideConfirmation, readConfirmation } from '#features/buying/agent-orders/agents.api.ts'
import { ConfirmFacts } from '#features/buying/agent-orders/confirm/confirm-facts.tsx'
import { ConfirmLines } from '#features/buying/agent-orders/confirm/confirm-lines.tsx'
import type { ConfirmationView } from '#features/buying/agent-orders/confirm/confirmation.schema.ts'
import { shortenSoldTo } from '#foundation/accounts/public.ts'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { Button } from '#ui/button.tsx'
import { Message, type MessageTone } from '#ui/message.tsx'
import { Section } from '#ui/section.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './confirm.module.css'

const TONES: Readonly<Record<Exclude<ConfirmationView['state'], 'waiting'>, MessageTone>> = {
  confirmed: 'ok',
  used: 'ok',
  refused: 'info',
  expired: 'warn',
}

const RequestedOrder = ({ view }: { view: ConfirmationView }) => {
  const t = useTexts('agent-orders')
  const { money, dateTime } = useFormats()
  const timeZone = useReaderZone()
  const { agent, reason } = view
  const limit = reason === 'month-limit' ? agent.monthLimit : agent.orderLimit
  return (
    <Message tone="info">
      {t('asks', { name: agent.name })}, {t(`reason.${reason}`, { limit: limit ? money(limit) : '' })}.{' '}
      {t('until', { at: dateTime(view.askedAt, { timeZone }), until: dateTime(view.expiresAt, { timeZone }) })}
    </Message>
  )
}

const Decision = ({ view, onDecided }: { view: ConfirmationView; onDecided: () => Promise<unknown> }) => {
  const t = useTexts('agent-orders')
  const deciding = useEndpointMutation(decideConfirmation)
  const [hasFailed, setFailed] = useState(false)
  const decide = async (decision: 'confirm' | 'refuse'): Promise<void> => {
    setFailed(false)
    await deciding.mutateAsync({ params: { id: view.id }, body: { decision } }).catch(() => setFailed(true))
    await onDecided()
  }
  return (
    <div className={styles.decision}>
      {hasFailed && (
        <Message tone="bad" live>
          {t('failed')}
        </Message>
      )}
      <p className={styles.notice}>{t('notice')}</p>
      <div className={styles.buttons}>
        <Button variant="secondary" busy={deciding.isPending} onClick={() => void decide('refuse')}>
          {t('refuse')}
        </Button>
        <Button busy={deciding.isPending} onClick={() => void decide('confirm')}>
          {t('confirm')}
        </Button>
      </div>
    </div>
  )
}

const Confirm = ({ view: drawn }: { view: ConfirmationView }) => {
  const t = useTexts('agent-orders')
  const { locale } = usePage()
  const { money } = useFormats()
  const { data: view = drawn, refetch } = useEndpointQuery(readConfirmation, { params: { id: drawn.id } }, { initialData: drawn })
  const { agent, content, state } = view
  return (
    <Section space="tight">
      <div className={styles.page}>
        {state === 'waiting' && <RequestedOrder view={view} />}
        {state !== 'waiting' && (
          <Message tone={TONES[state]} live>
            {t(`state.${state}`)}
          </Message>
        )}
        <div className={styles.card}>
          <header className={styles.head}>
            <h1>{t('confirm')}</h1>
            <p>{t('for', { number: shortenSoldTo(content.account.number), account: content.account.name })}</p>
          </header>
          <ConfirmLines lines={content.lines} />
          <ConfirmFacts view={view} />
          {state === 'waiting' && <Decision view={view} onDecided={refetch} />}
        </div>
        <p className={styles.foot}>
          {t('may', { scopes: agent.scopes.join(', '), used: agent.used.map(money).join(' + ') || '–' })}{' '}
          <a href={pageHref(locale, AGENTS_PATH)}>{t('manage')}</a>
        </p>
      </div>
    </Section>
  )
}

export const Block = ({ view }: { view: unknown }) => <Confirm view={view as ConfirmationView} />
