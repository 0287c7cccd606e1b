import { useState } from 'react'
import { refreshQueries, useEndpointMutation, useEndpointQuery } from '#browser/query.ts'
import { BudgetBar } from '#features/company/purchase-policy/budgets/budget-bar.tsx'
import { BudgetChart } from '#features/company/purchase-policy/budgets/budget-chart.tsx'
import { BudgetDialog } from '#features/company/purchase-policy/budgets/budget-dialog.tsx'
import { newBudgetDraft, toBudgetDraft } from '#features/company/purchase-policy/budgets/budget-draft.rules.ts'
import {
  listBudgetsApi,
  listCostCentresApi,
  listCurrencies,
  removeBudget,
  type BudgetView,
} from '#features/company/purchase-policy/policy.api.ts'
import { COST_CENTRES_PATH } from '#features/company/purchase-policy/policy-paths.rules.ts'
import {
  NewsLine,
  PolicyHead,
  RemoveDialog,
  RowActions,
  useChange,
  Waiting,
} from '#features/company/purchase-policy/policy-parts.tsx'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import type { MoneyJson } from '#kernel/money.ts'
import { Section } from '#ui/section.tsx'
import { EmptyState } from '#ui/state.tsx'
import { Table, type Column } from '#ui/table.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './company-budgets.module.css'

type Chosen = { readonly step: 'new' } | { readonly step: 'edit' | 'remove'; readonly budget: BudgetView }

const useBudgetName = () => {
  const t = useTexts('purchase-policy')
  const { date } = useFormats()
  return ({ costCentre, from, until }: BudgetView): string =>
    t('budget.name', { costCentre, from: date(from), until: date(until) })
}

const useColumns = (titleOf: (code: string) => string, onChoose: (chosen: Chosen) => void): Column<BudgetView>[] => {
  const t = useTexts('purchase-policy')
  const { money, date } = useFormats()
  const nameOf = useBudgetName()
  const show = (amount: MoneyJson | null): string => (amount ? money(amount) : '–')
  return [
    {
      key: 'costCentre',
      header: t('costCentre'),
      rowHeader: true,
      phone: 'start',
      cell: ({ costCentre, from, until }) => (
        <>
          {titleOf(costCentre)}
          <div className={styles.note}>{t('period.words', { from: date(from), until: date(until) })}</div>
        </>
      ),
    },
    { key: 'amount', header: t('amount'), numeric: true, phoneLabel: true, cell: ({ amount }) => money(amount) },
    { key: 'spent', header: t('spent'), numeric: true, phoneLabel: true, cell: ({ spent }) => show(spent) },
    { key: 'reserved', header: t('reserved'), numeric: true, phoneLabel: true, cell: ({ reserved }) => show(reserved) },
    {
      key: 'left',
      header: t('left'),
      numeric: true,
      phoneLabel: true,
      cell: ({ left }) => <strong className={left?.minor.startsWith('-') ? styles.short : undefined}>{show(left)}</strong>,
    },
    { key: 'share', header: t('share'), phone: 'full', cell: (budget) => <BudgetBar budget={budget} /> },
    { key: 'policy', header: t('policy'), phone: 'start', phoneLabel: true, cell: ({ policy }) => t(`policy.${policy}`) },
    {
      key: 'actions',
      header: t('actions'),
      phone: 'full',
      cell: (budget) => (
        <RowActions
          name={nameOf(budget)}
          onEdit={() => onChoose({ step: 'edit', budget })}
          onRemove={() => onChoose({ step: 'remove', budget })}
        />
      ),
    },
  ]
}

const Empty = ({ hasCentres }: { hasCentres: boolean }) => {
  const t = useTexts('purchase-policy')
  const { locale } = usePage()
  return (
    <EmptyState title={t('budgets.empty')} icon="chart" headingLevel={2}>
      <p>{t('budgets.empty.text')}</p>
      {!hasCentres && (
        <p>
          <a href={pageHref(locale, COST_CENTRES_PATH)}>{t('budgets.noCentre')}</a>
        </p>
      )}
    </EmptyState>
  )
}

const today = (): string => new Date().toISOString().slice(0, 10)

/** Budgets of the company's cost centres, by its admins. */
export const Block = () => {
  const t = useTexts('purchase-policy')
  const { number } = useFormats()
  const found = useEndpointQuery(listBudgetsApi, {})
  const { data: centres } = useEndpointQuery(listCostCentresApi, {})
  const { data: known } = useEndpointQuery(listCurrencies, {})
  const removing = useEndpointMutation(removeBudget)
  const { news, say, clear } = useChange()
  const [chosen, setChosen] = useState<Chosen>()
  const nameOf = useBudgetName()
  const close = (): void => setChosen(undefined)
  const finish = (text: string): void => {
    close()
    say(text)
    void refreshQueries(listBudgetsApi)
  }
  const costCentres = centres?.costCentres ?? []
  const titleOf = (code: string): string => {
    const name = costCentres.find((one) => one.code === code)?.name
    return name === undefined ? code : `${code} ${name}`
  }
  const columns = useColumns(titleOf, setChosen)
  const budgets = found.data?.budgets
  const currencies = [...new Set([...(known?.currencies ?? []), ...(budgets ?? []).map(({ amount }) => amount.currency)])]
  const choices = currencies.length > 0 ? currencies : ['USD', 'EUR']
  const [first] = costCentres
  const mayAdd = budgets !== undefined && known !== undefined && first !== undefined
  const draft =
    chosen?.step === 'edit' ? toBudgetDraft(chosen.budget) : newBudgetDraft(today(), first?.code ?? '', choices[0] ?? 'USD')
  return (
    <Section space="tight">
      <PolicyHead
        text={budgets ? t('budgets.count', { count: number(budgets.length) }) : ''}
        action={t('budgets.new')}
        onAdd={mayAdd ? () => setChosen({ step: 'new' }) : undefined}
      />
      <NewsLine news={news} onDismiss={clear} />
      {!budgets && <Waiting found={found} />}
      {budgets?.length === 0 && <Empty hasCentres={centres === undefined || costCentres.length > 0} />}
      {budgets && budgets.length > 0 && (
        <>
          <Table caption={t('budgets')} columns={columns} rows={budgets} rowKey={({ id }) => id} busy={found.isFetching} />
          <BudgetChart budgets={budgets} nameOf={nameOf} />
        </>
      )}
      {(chosen?.step === 'new' || chosen?.step === 'edit') && (
        <BudgetDialog
          id={chosen.step === 'edit' ? chosen.budget.id : undefined}
          title={chosen.step === 'edit' ? t('edit.of', { name: nameOf(chosen.budget) }) : t('budgets.new')}
          draft={draft}
          costCentres={costCentres}
          currencies={choices}
          onClose={close}
          onSaved={() => finish(t('saved'))}
        />
      )}
      {chosen?.step === 'remove' && (
        <RemoveDialog
          name={nameOf(chosen.budget)}
          remove={() => removing.mutateAsync({ params: { id: chosen.budget.id } })}
          onClose={close}
          onRemoved={() => finish(t('removed', { name: nameOf(chosen.budget) }))}
        >
          {t('budget.remove.text')}
        </RemoveDialog>
      )}
    </Section>
  )
}
