import { useState } from 'react'
import { refreshQueries, useEndpointMutation, useEndpointQuery } from '#browser/query.ts'
import {
  EditCostCentreDialog,
  NewCostCentreDialog,
  type CostCentre,
} from '#features/company/purchase-policy/cost-centres/cost-centre-dialog.tsx'
import { changeCostCentre, listCostCentresApi, removeCostCentre } from '#features/company/purchase-policy/policy.api.ts'
import {
  NewsLine,
  OnSwitch,
  PolicyHead,
  RemoveDialog,
  RowActions,
  useChange,
  Waiting,
} from '#features/company/purchase-policy/policy-parts.tsx'
import { Badge } from '#ui/badge.tsx'
import { Section } from '#ui/section.tsx'
import { EmptyState } from '#ui/state.tsx'
import { Table, type Column } from '#ui/table.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'

type Chosen = { readonly step: 'new' } | { readonly step: 'edit' | 'remove'; readonly centre: CostCentre }

const useColumns = (onChoose: (chosen: Chosen) => void, onSwitch: (centre: CostCentre) => void): Column<CostCentre>[] => {
  const t = useTexts('purchase-policy')
  return [
    {
      key: 'on',
      header: t('on'),
      phone: 'end',
      cell: (centre) => <OnSwitch name={centre.code} isOn={centre.isActive} onSwitch={() => onSwitch(centre)} />,
    },
    { key: 'code', header: t('code'), rowHeader: true, phone: 'start', cell: ({ code }) => code },
    { key: 'name', header: t('name'), phone: 'full', cell: ({ name }) => name },
    {
      key: 'state',
      header: t('state'),
      phone: 'start',
      cell: ({ isActive }) => <Badge tone={isActive ? 'ok' : 'idle'}>{t(isActive ? 'state.on' : 'state.off')}</Badge>,
    },
    {
      key: 'actions',
      header: t('actions'),
      phone: 'full',
      cell: (centre) => (
        <RowActions
          name={centre.code}
          onEdit={() => onChoose({ step: 'edit', centre })}
          onRemove={() => onChoose({ step: 'remove', centre })}
        />
      ),
    },
  ]
}

/** Cost centres of the company, by its admins. */
export const Block = () => {
  const t = useTexts('purchase-policy')
  const { number } = useFormats()
  const found = useEndpointQuery(listCostCentresApi, {})
  const changing = useEndpointMutation(changeCostCentre)
  const removing = useEndpointMutation(removeCostCentre)
  const { news, run, say, clear } = useChange()
  const [chosen, setChosen] = useState<Chosen>()
  const close = (): void => setChosen(undefined)
  const finish = (text: string): void => {
    close()
    say(text)
    void refreshQueries(listCostCentresApi)
  }
  const switchOne = ({ id, isActive }: CostCentre): void =>
    void run(async () => {
      await changing.mutateAsync({ params: { id }, body: { isActive: !isActive } })
      await refreshQueries(listCostCentresApi)
    })
  const columns = useColumns(setChosen, switchOne)
  const centres = found.data?.costCentres
  return (
    <Section space="tight">
      <PolicyHead
        text={centres ? t('costCentres.count', { count: number(centres.length) }) : ''}
        action={t('costCentres.new')}
        onAdd={centres && (() => setChosen({ step: 'new' }))}
      />
      <NewsLine news={news} onDismiss={clear} />
      {!centres && <Waiting found={found} />}
      {centres?.length === 0 && (
        <EmptyState title={t('costCentres.empty')} icon="grid" headingLevel={2}>
          <p>{t('costCentres.empty.text')}</p>
        </EmptyState>
      )}
      {centres && centres.length > 0 && (
        <Table caption={t('costCentres')} columns={columns} rows={centres} rowKey={({ id }) => id} busy={found.isFetching} />
      )}
      {chosen?.step === 'new' && <NewCostCentreDialog onClose={close} onSaved={() => finish(t('saved'))} />}
      {chosen?.step === 'edit' && (
        <EditCostCentreDialog centre={chosen.centre} onClose={close} onSaved={() => finish(t('saved'))} />
      )}
      {chosen?.step === 'remove' && (
        <RemoveDialog
          name={chosen.centre.code}
          remove={() => removing.mutateAsync({ params: { id: chosen.centre.id } })}
          onClose={close}
          onRemoved={() => finish(t('removed', { name: chosen.centre.code }))}
        >
          {t('costCentre.remove.text')}
        </RemoveDialog>
      )}
    </Section>
  )
}
