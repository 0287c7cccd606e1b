import { useState } from 'react'
import { listMonths } from '#features/company/purchase-policy/budgets/budget-draft.rules.ts'
import type { BudgetView } from '#features/company/purchase-policy/policy.api.ts'
import { digitsOf, fromMoneyJson, toDecimal } from '#kernel/money.ts'
import { BarChart } from '#ui/charts/bar-chart.tsx'
import { LineChart } from '#ui/charts/line-chart.tsx'
import { Select } from '#ui/select.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './company-budgets.module.css'

type BudgetChartProps = { budgets: readonly BudgetView[]; nameOf: (budget: BudgetView) => string }

/** Amounts of one budget, month by month; the first one with any unless another is chosen. */
export const BudgetChart = ({ budgets, nameOf }: BudgetChartProps) => {
  const t = useTexts('purchase-policy')
  const { month, money } = useFormats()
  const [chosen, setChosen] = useState('')
  const budget = budgets.find(({ id }) => id === chosen) ?? budgets.find(({ months }) => months.length > 0) ?? budgets[0]
  if (!budget) return null
  const { currency } = budget.amount
  const months = listMonths(budget)
  const byMonth = new Map(budget.months.map((one) => [one.month, one]))
  const toNumber = (sum: BudgetView['amount']): number => Number(toDecimal(fromMoneyJson(sum)))
  const listValues = (state: 'spent' | 'reserved'): number[] =>
    months.map((one) => {
      const sum = byMonth.get(one)?.[state]
      return sum ? toNumber(sum) : 0
    })
  // A month in which nothing was taken leaves what the one before it left.
  const left = months.map((one) => {
    const last = budget.months.findLast(({ month: known }) => known <= one)
    return Math.max(0, toNumber(last?.left ?? budget.amount))
  })
  const show = (value: number): string => money({ minor: BigInt(Math.round(value * 10 ** digitsOf(currency))), currency })
  return (
    <div className={styles.chart}>
      <Select
        label={t('chart.choose')}
        size="small"
        value={budget.id}
        options={budgets.map((one) => ({ value: one.id, label: nameOf(one) }))}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
      <BarChart
        title={t('chart.title', { currency })}
        names={months.map((one) => month(one, 'long'))}
        axisNames={months.map((one) => month(one, 'short'))}
        nameHeader={t('chart.month')}
        series={[
          { key: 'spent', label: t('spent'), values: listValues('spent') },
          { key: 'reserved', label: t('reserved'), values: listValues('reserved') },
        ]}
        formatValue={show}
      />
      <LineChart
        title={t('chart.left', { currency })}
        names={months.map((one) => month(one, 'long'))}
        axisNames={months.map((one) => month(one, 'short'))}
        nameHeader={t('chart.month')}
        series={[{ key: 'left', label: t('left'), values: left }]}
        formatValue={show}
      />
    </div>
  )
}
