import { controlOf, filterKey, type FilterField } from '#features/administration/data-admin/line-filter.rules.ts'
import { useChoiceName, useFieldName } from '#features/administration/data-admin/use-field-name.client.ts'
import type { GridFilter } from '#ui/data-grid/data-grid.rules.ts'
import { useTexts } from '#ui/use-texts.tsx'

/** So many stand beside the search in one line. */
const SHOWN = 1

/** A filter for each field that a list can be narrowed by; choices first, since they are used most. */
export const useLineFilters = (fields: readonly FilterField[]): GridFilter[] => {
  const t = useTexts('data-admin')
  const nameOf = useFieldName()
  const choiceOf = useChoiceName()
  const filters = fields.flatMap((field): GridFilter[] => {
    const about = { key: filterKey(field.name), label: nameOf(field.name) }
    switch (controlOf(field)) {
      case 'choice': {
        return [
          { ...about, kind: 'choice', options: field.choices.map((value) => ({ value, label: choiceOf(field.name, value) })) },
        ]
      }
      case 'yes-no': {
        const options = (['true', 'false'] as const).map((value) => ({ value, label: t(value === 'true' ? 'yes' : 'no') }))
        return [{ ...about, kind: 'choice', options }]
      }
      case 'dates': {
        return [{ ...about, kind: 'dates' }]
      }
      case 'reference': {
        return [{ ...about, kind: 'text' }]
      }
      case undefined: {
        return []
      }
    }
  })
  const isChoice = ({ kind }: GridFilter): boolean => kind === 'choice'
  return [...filters.filter(isChoice), ...filters.filter((filter) => !isChoice(filter))].map((filter, at) => ({
    ...filter,
    isFolded: at >= SHOWN,
  }))
}
