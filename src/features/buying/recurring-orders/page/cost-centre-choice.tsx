import { useEndpointQuery } from '#browser/query.ts'
import { listRecurringOrders } from '#features/buying/recurring-orders/recurring-order.api.ts'
import { Select } from '#ui/select.tsx'
import { useTexts } from '#ui/use-texts.tsx'

type CostCentreChoiceProps = { value: string | null; error?: string | undefined; onChoose: (code: string | null) => void }

/** Nothing for who belongs to no company, or whose company has none; one that was switched off stays to be seen. */
export const CostCentreChoice = ({ value, error, onChoose }: CostCentreChoiceProps) => {
  const t = useTexts('recurring-orders')
  const { data } = useEndpointQuery(listRecurringOrders, {})
  const active = data?.costCentres ?? []
  if (active.length === 0 && value === null) return null
  const isKnown = value === null || active.some(({ code }) => code === value)
  return (
    <Select
      label={t('costCentre')}
      value={value ?? ''}
      placeholder={t('costCentre.none')}
      options={[
        ...active.map(({ code, name }) => ({ value: code, label: `${code} ${name}` })),
        ...(isKnown || value === null ? [] : [{ value, label: value }]),
      ]}
      error={error}
      onChange={({ target }) => onChoose(target.value === '' ? null : target.value)}
    />
  )
}
