import { useState, type ReactNode } from 'react'
import { call } from '#browser/api.ts'
import { toGridData } from '#browser/grid-query.ts'
import { refreshQueries, useEndpointQuery, type QueryRequest } from '#browser/query.ts'
import { listAccountColumns } from '#features/accounts/ordering-accounts/account-columns.tsx'
import {
  changeAssignments,
  listAssignableAccounts,
  listServingEmployees,
} from '#features/accounts/ordering-accounts/assignment.api.ts'
import {
  SERVED_LIST,
  type AssignableAccount,
  type ServingEmployee,
} from '#features/accounts/ordering-accounts/served-account.rules.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { DataGrid } from '#ui/data-grid/data-grid.tsx'
import type { GridColumn } from '#ui/data-grid/grid-column.ts'
import { useGrid } from '#ui/data-grid/use-grid.ts'
import { Message } from '#ui/message.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './ordering-accounts.module.css'

type Texts = ReturnType<typeof useTexts<'ordering-accounts'>>

const listColumns = (t: Texts): readonly GridColumn<AssignableAccount>[] => [
  ...listAccountColumns<AssignableAccount>(t),
  {
    key: 'served',
    header: t('served'),
    phone: 'full',
    cell: ({ isAssigned }) => <Badge tone={isAssigned ? 'ok' : 'idle'}>{t(isAssigned ? 'served.yes' : 'served.no')}</Badge>,
  },
]

type AccountChange = { readonly assign?: readonly string[]; readonly remove?: readonly string[] }
type ActionParts = {
  readonly t: Texts
  readonly isBusy: boolean
  readonly onChange: (requested: (keys: readonly string[]) => AccountChange) => void
}

const renderActions = ({ t, isBusy, onChange }: ActionParts): ReactNode => (
  <>
    <Button size="small" busy={isBusy} onClick={() => onChange((assign) => ({ assign }))}>
      {t('assign')}
    </Button>
    <Button variant="secondary" size="small" busy={isBusy} onClick={() => onChange((remove) => ({ remove }))}>
      {t('unassign')}
    </Button>
  </>
)

type EmployeeAccountsProps = { employee: Pick<ServingEmployee, 'id' | 'name'>; onBack: () => void }

/** All accounts of the tenant, with marks at those that the employee serves. */
export const EmployeeAccounts = ({ employee: { id, name }, onBack }: EmployeeAccountsProps) => {
  const t = useTexts('ordering-accounts')
  const formats = useFormats()
  const [isBusy, setBusy] = useState(false)
  const [notice, setNotice] = useState<{ tone: 'ok' | 'bad'; text: string }>()
  const columns = listColumns(t)
  const filters = [
    { key: 'search', label: t('search'), hint: t('search.hint'), kind: 'text' as const },
    {
      key: 'served',
      label: t('served'),
      kind: 'choice' as const,
      options: [
        { value: 'yes', label: t('served.yes') },
        { value: 'no', label: t('served.no') },
      ],
    },
  ]
  const grid = useGrid({ list: SERVED_LIST, filters, columns, prefix: 'accounts.' })
  const request = grid.query && ({ params: { personId: id }, query: grid.query } as unknown)
  const accounts = useEndpointQuery(listAssignableAccounts, request as QueryRequest<typeof listAssignableAccounts> | undefined, {
    keepsPrevious: true,
  })
  const change = async (requested: AccountChange, clear: () => void): Promise<void> => {
    setBusy(true)
    const body = { assign: [...(requested.assign ?? [])], remove: [...(requested.remove ?? [])] }
    const { ok, data, status } = await call(changeAssignments, { params: { personId: id }, body, isQuiet: true, errors: 'own' })
    if (ok) await refreshQueries(listAssignableAccounts, listServingEmployees)
    setBusy(false)
    if (!ok) return setNotice({ tone: 'bad', text: t(status === 403 ? 'assign.self' : 'failed') })
    clear()
    const count = formats.number(data.assigned + data.removed)
    setNotice({ tone: 'ok', text: t(requested.assign ? 'assigned' : 'unassigned', { count, name }) })
  }
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <h2>{t('accounts.of', { name })}</h2>
        <Button variant="secondary" size="small" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
      {notice && (
        <Message tone={notice.tone} live onDismiss={() => setNotice(undefined)}>
          {notice.text}
        </Message>
      )}
      <DataGrid
        caption={t('accounts.of', { name })}
        grid={grid}
        columns={columns}
        rowKey={({ key }) => key}
        data={toGridData(accounts, (found) => found.accounts)}
        selection={{
          label: (account) => `${account.number} ${account.name}`,
          actions: (keys, clear) => renderActions({ t, isBusy, onChange: (requested) => void change(requested(keys), clear) }),
        }}
      />
    </div>
  )
}
