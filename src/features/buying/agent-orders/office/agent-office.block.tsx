import { useState } from 'react'
import { refreshQueries, useEndpointMutation } from '#browser/query.ts'
import { listOfficeGrants, revokeOfficeGrant } from '#features/buying/agent-orders/agents.api.ts'
import { AGENT_OFFICE_LIST } from '#features/buying/agent-orders/office/agent-office.rules.ts'
import { OfficeGrid } from '#foundation/saved-views/public.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { Button } from '#ui/button.tsx'
import type { GridColumn } from '#ui/data-grid/grid-column.ts'
import { Dialog } from '#ui/dialog.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'

type Row = ReplyOf<typeof listOfficeGrants>['rows'][number]

const useColumns = (onRevoke: (row: Row) => void): readonly GridColumn<Row>[] => {
  const t = useTexts('agent-orders')
  const { dateTime, money } = useFormats()
  return [
    { key: 'person', header: t('person'), rowHeader: true, cell: ({ person, email }) => `${person}, ${email}` },
    { key: 'name', header: t('name'), phone: 'full', cell: ({ name }) => name },
    { key: 'client', header: t('client'), phone: 'hidden', cell: ({ clientId }) => clientId },
    { key: 'scopes', header: t('scopes'), phone: 'hidden', cell: ({ scopes }) => scopes.join(', ') },
    {
      key: 'orderLimit',
      header: t('orderLimit'),
      numeric: true,
      phone: 'hidden',
      cell: ({ orderLimit, askAlways }) => (askAlways ? t('asksEveryTime') : orderLimit ? money(orderLimit) : t('noLimit')),
    },
    {
      key: 'monthLimit',
      header: t('monthLimit'),
      numeric: true,
      phone: 'hidden',
      cell: ({ monthLimit }) => (monthLimit ? money(monthLimit) : t('noLimit')),
    },
    { key: 'allowed', header: t('allowed'), phone: 'hidden', cell: ({ createdAt }) => dateTime(createdAt), isOneLine: true },
    {
      key: 'used',
      header: t('lastUsed'),

      phone: 'hidden',
      cell: ({ lastUsedAt }) => (lastUsedAt === null ? t('never') : dateTime(lastUsedAt)),
    },
    {
      key: 'revoke',
      header: t('actions'),
      phone: 'end',
      cell: (row) => (
        <Button
          variant="secondary"
          size="small"
          aria-label={t('revoke.name', { name: `${row.name}, ${row.email}` })}
          onClick={() => onRevoke(row)}
        >
          {t('revoke')}
        </Button>
      ),
    },
  ]
}

/** Apps and agents of everybody; an admin revokes what should not act any more. */
export const Block = () => {
  const t = useTexts('agent-orders')
  const [chosen, setChosen] = useState<Row>()
  const revoking = useEndpointMutation(revokeOfficeGrant)
  const columns = useColumns(setChosen)
  const revoke = async ({ id }: Row): Promise<void> => {
    await revoking.mutateAsync({ params: { id } }).catch(() => undefined)
    setChosen(undefined)
    await refreshQueries(listOfficeGrants)
  }
  return (
    <>
      <OfficeGrid
        name="agents"
        caption={t('title')}
        endpoint={listOfficeGrants}
        list={AGENT_OFFICE_LIST}
        columns={columns}
        filters={[{ key: 'find', label: t('office.find'), kind: 'text', isFirst: true }]}
        rowsOf={({ rows }) => rows}
        rowKey={({ id }) => id}
      />
      {chosen && (
        <Dialog
          open
          alert
          onClose={() => setChosen(undefined)}
          title={t('revoke.sure', { name: chosen.name })}
          description={t('revoke.text')}
          footer={
            <>
              <Button variant="secondary" onClick={() => setChosen(undefined)}>
                {t('cancel')}
              </Button>
              <Button busy={revoking.isPending} onClick={() => void revoke(chosen)}>
                {t('revoke')}
              </Button>
            </>
          }
        />
      )}
    </>
  )
}
