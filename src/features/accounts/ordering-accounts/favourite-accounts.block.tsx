import { useState } from 'react'
import { call } from '#browser/api.ts'
import { toGridData, useGridQuery } from '#browser/grid-query.ts'
import { refreshQueries } from '#browser/query.ts'
import { shortenSoldTo, usePortalData } from '#foundation/accounts/public.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { listAccountColumns } from '#features/accounts/ordering-accounts/account-columns.tsx'
import { addFavourite, listServedAccounts, removeFavourite } from '#features/accounts/ordering-accounts/served-account.api.ts'
import { SERVED_LIST, type ServedAccount } from '#features/accounts/ordering-accounts/served-account.rules.ts'
import { rememberColumns } from '#foundation/saved-views/public.ts'
import { Button } from '#ui/button.tsx'
import { DataGrid } from '#ui/data-grid/data-grid.tsx'
import type { GridColumn } from '#ui/data-grid/grid-column.ts'
import { useGrid } from '#ui/data-grid/use-grid.ts'
import { Message } from '#ui/message.tsx'
import { Section } from '#ui/section.tsx'
import { EmptyState } from '#ui/state.tsx'
import { useTexts } from '#ui/use-texts.tsx'

/** To those who serve nobody there are no such accounts. */
const REFUSED = 404
const memory = rememberColumns('served-accounts')

type Texts = ReturnType<typeof useTexts<'ordering-accounts'>>
type Choice = {
  readonly busyKey: string | undefined
  /** The account that is ordered for stays in the list. */
  readonly isActive: (account: ServedAccount) => boolean
  readonly onChange: (account: ServedAccount) => void
}

const listServedColumns = (t: Texts, { busyKey, isActive, onChange }: Choice): readonly GridColumn<ServedAccount>[] => [
  ...listAccountColumns<ServedAccount>(t),
  {
    key: 'favourite',
    header: t('favourite'),
    phone: 'full',
    cell: (account) =>
      isActive(account) ? (
        t('active')
      ) : (
        <Button
          variant="secondary"
          size="small"
          busy={busyKey === account.key}
          aria-label={t(account.isFavourite ? 'remove.label' : 'add.label', { number: shortenSoldTo(account.number) })}
          onClick={() => onChange(account)}
        >
          {t(account.isFavourite ? 'remove' : 'add')}
        </Button>
      ),
  },
]

export const Block = () => {
  const t = useTexts('ordering-accounts')
  const { config } = usePage()
  const { activeSoldTo } = usePortalData()
  const [busyKey, setBusyKey] = useState<string>()
  const [notice, setNotice] = useState<{ tone: 'ok' | 'bad'; text: string }>()

  const change = async ({ key, number, name, isFavourite }: ServedAccount): Promise<void> => {
    setBusyKey(key)
    const path = `${config.savedFavoriteSoldUri}/soldto/${encodeURIComponent(key)}`
    const request = { path, params: { soldTo: key }, appId: config.appId, isQuiet: true, errors: 'own' } as const
    const { ok } = await (isFavourite ? call(removeFavourite, request) : call(addFavourite, request))
    if (ok) await refreshQueries(listServedAccounts)
    setBusyKey(undefined)
    const account = `${shortenSoldTo(number)} ${name}`
    setNotice(ok ? { tone: 'ok', text: t(isFavourite ? 'removed' : 'added', { account }) } : { tone: 'bad', text: t('failed') })
  }
  const isActive = ({ key }: ServedAccount): boolean =>
    activeSoldTo !== undefined && key === `${activeSoldTo.erpId}~${activeSoldTo.soldToNumber}`
  const columns = listServedColumns(t, { busyKey, isActive, onChange: (account) => void change(account) })
  const filters = [
    { key: 'search', label: t('search'), hint: t('search.hint'), kind: 'text' as const },
    {
      key: 'kept',
      label: t('favourite'),
      kind: 'choice' as const,
      options: [
        { value: 'favourites', label: t('kept.favourites') },
        { value: 'others', label: t('kept.others') },
      ],
    },
  ]
  const grid = useGrid({ list: SERVED_LIST, filters, columns }, memory)
  const served = useGridQuery(listServedAccounts, grid.query)
  if (served.error?.status === REFUSED)
    return (
      <Section>
        <EmptyState title={t('refused')} icon="lock">
          {t('refused.text')}
        </EmptyState>
      </Section>
    )
  return (
    <Section>
      {notice && (
        <Message tone={notice.tone} live onDismiss={() => setNotice(undefined)}>
          {notice.text}
        </Message>
      )}
      <DataGrid
        caption={t('caption')}
        grid={grid}
        columns={columns}
        rowKey={({ key }) => key}
        data={toGridData(served, ({ accounts }) => accounts)}
        empty={
          <EmptyState title={t('none')} icon="building">
            {t('none.text')}
          </EmptyState>
        }
      />
    </Section>
  )
}
