import { useState } from 'react'
import { refreshQueries, useEndpointMutation, useEndpointQuery } from '#browser/query.ts'
import { listGrants, revokeGrant, type GrantView } from '#features/buying/agent-orders/agents.api.ts'
import { AgentCalls } from '#features/buying/agent-orders/page/agent-calls.tsx'
import { AlwaysHolds } from '#features/buying/agent-orders/page/always-holds.tsx'
import { LimitDialog } from '#features/buying/agent-orders/page/limit-dialog.tsx'
import { RevokedAgents } from '#features/buying/agent-orders/page/revoked-agents.tsx'
import { useGrantColumns } from '#features/buying/agent-orders/page/use-grant-columns.tsx'
import { WaitingOrders } from '#features/buying/agent-orders/page/waiting-orders.tsx'
import { Message } from '#ui/message.tsx'
import { Section } from '#ui/section.tsx'
import { SkeletonRows } from '#ui/skeleton-rows.tsx'
import { EmptyState, ErrorState } from '#ui/state.tsx'
import { Table } from '#ui/table.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './agents.module.css'

/** Apps and agents that act for the person, with their limits, and what they did. */
export const Block = () => {
  const t = useTexts('agent-orders')
  const { data, isError, refetch } = useEndpointQuery(listGrants, {})
  const revoking = useEndpointMutation(revokeGrant)
  const [changed, setChanged] = useState<GrantView>()
  const [revoked, setRevoked] = useState<string>()
  // At once, without a question: what was revoked by mistake is connected again in a minute.
  const revoke = async ({ id, name }: GrantView): Promise<void> => {
    const done = await revoking.mutateAsync({ params: { id } }).catch(() => undefined)
    setRevoked(done && name)
    await refreshQueries(listGrants)
  }
  const columns = useGrantColumns({ onRevoke: (grant) => void revoke(grant), onChange: setChanged })
  return (
    <Section space="tight">
      {isError && <ErrorState onRetry={() => void refetch()} headingLevel={2} />}
      {!data && !isError && <SkeletonRows rows={3} columns={5} isFramed />}
      {data && (
        <div className={styles.stack}>
          <WaitingOrders orders={data.waiting} />
          {revoked !== undefined && (
            <Message tone="ok" live>
              {t('revoked', { name: revoked })}
            </Message>
          )}
          {revoking.isError && (
            <Message tone="bad" live>
              {t('failed')}
            </Message>
          )}
          {data.grants.length === 0 ? (
            <EmptyState headingLevel={2} icon="key" title={t('none')}>
              {t('none.text')}
            </EmptyState>
          ) : (
            <Table caption={t('title')} columns={columns} rows={data.grants} rowKey={({ id }) => id} />
          )}
          <RevokedAgents revoked={data.revoked} />
          <div className={styles.duo}>
            <AgentCalls calls={data.calls} />
            <AlwaysHolds address={data.address} />
          </div>
        </div>
      )}
      {data && changed && (
        <LimitDialog
          key={changed.id}
          grant={changed}
          currency={data.currency}
          onClose={() => setChanged(undefined)}
          onSaved={() => {
            setChanged(undefined)
            void refreshQueries(listGrants)
          }}
        />
      )}
    </Section>
  )
}
