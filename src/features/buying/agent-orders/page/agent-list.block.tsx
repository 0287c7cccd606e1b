import { useState } from 'react'
import { refreshQueries, useEndpointQuery } from '#browser/query.ts'
import { listGrants, type GrantView } from '#features/buying/agent-orders/agents.api.ts'
import { AgentCalls } from '#features/buying/agent-orders/page/agent-calls.tsx'
import { AlwaysHolds } from '#features/buying/agent-orders/page/always-holds.tsx'
import { LimitDialog } from '#features/buying/agent-orders/page/limit-dialog.tsx'
import { RevokeDialog } from '#features/buying/agent-orders/page/revoke-dialog.tsx'
import { useGrantColumns } from '#features/buying/agent-orders/page/use-grant-columns.tsx'
import { WaitingOrders } from '#features/buying/agent-orders/page/waiting-orders.tsx'
import { Message } from '#ui/message.tsx'
import { Section } from '#ui/section.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/state.tsx'
import { Table } from '#ui/table.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './agents.module.css'

type Chosen = { readonly what: 'revoke' | 'change'; readonly grant: GrantView }

/** Apps and agents that act for the person, with their limits, and what they did. */
export const Block = () => {
  const t = useTexts('agent-orders')
  const { data, isError, refetch } = useEndpointQuery(listGrants, {})
  const [chosen, setChosen] = useState<Chosen>()
  const [revoked, setRevoked] = useState<string>()
  const columns = useGrantColumns({
    onRevoke: (grant) => setChosen({ what: 'revoke', grant }),
    onChange: (grant) => setChosen({ what: 'change', grant }),
  })
  const close = (): void => setChosen(undefined)
  return (
    <Section space="tight">
      {isError && <ErrorState onRetry={() => void refetch()} headingLevel={2} />}
      {!data && !isError && (
        <SkeletonGroup>
          <Skeleton />
          <Skeleton width="half" />
        </SkeletonGroup>
      )}
      {data && (
        <div className={styles.stack}>
          <WaitingOrders orders={data.waiting} />
          {revoked !== undefined && (
            <Message tone="ok" live>
              {t('revoked', { name: revoked })}
            </Message>
          )}
          {data.grants.length === 0 ? (
            <EmptyState headingLevel={2} icon="key" title={t('none')}>
              {t('none.text')}
            </EmptyState>
          ) : (
            <Table caption={t('title')} columns={columns} rows={data.grants} rowKey={({ id }) => id} />
          )}
          <div className={styles.duo}>
            <AgentCalls calls={data.calls} />
            <AlwaysHolds />
          </div>
        </div>
      )}
      {data && chosen?.what === 'change' && (
        <LimitDialog
          key={chosen.grant.id}
          grant={chosen.grant}
          currency={data.currency}
          onClose={close}
          onSaved={() => {
            close()
            void refreshQueries(listGrants)
          }}
        />
      )}
      {chosen?.what === 'revoke' && (
        <RevokeDialog
          grant={chosen.grant}
          onClose={close}
          onRevoked={() => {
            setRevoked(chosen.grant.name)
            close()
            void refreshQueries(listGrants)
          }}
        />
      )}
    </Section>
  )
}
