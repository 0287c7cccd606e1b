import { useWatch, type UseFormReturn } from 'react-hook-form'
import {
  addCategory,
  listOpenChoices,
  nameCategory,
  type CategoryChoice,
} from '#features/company/purchase-policy/rules/category-choice.rules.ts'
import type { RuleDraft } from '#features/company/purchase-policy/rules/rule-draft.rules.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { FieldGroup } from '#ui/field-group.tsx'
import { Select } from '#ui/select.tsx'
import { useTexts } from '#ui/use-texts.tsx'

type CategoryFieldsProps = { form: UseFormReturn<RuleDraft>; choices: readonly CategoryChoice[]; error: string | undefined }

/** Categories that were chosen, each to be taken off, and the rest to choose from. */
export const CategoryFields = ({ form, choices, error }: CategoryFieldsProps) => {
  const t = useTexts('purchase-policy')
  const chosen = useWatch({ control: form.control, name: 'categories' })
  const open = listOpenChoices(choices, chosen)
  return (
    <FieldGroup legend={t('categories')}>
      {chosen.map((path) => (
        <Checkbox
          key={path}
          label={nameCategory(choices, path)}
          checked
          onChange={() =>
            form.setValue(
              'categories',
              chosen.filter((one) => one !== path),
            )
          }
        />
      ))}
      {open.length > 0 && (
        <Select
          label={t('categories.add')}
          hint={t('categories.hint')}
          error={error}
          value=""
          placeholder={t('categories.choose')}
          options={open.map(({ path }) => ({ value: path, label: nameCategory(choices, path) }))}
          onChange={({ currentTarget }) =>
            currentTarget.value !== '' && form.setValue('categories', addCategory(chosen, currentTarget.value))
          }
        />
      )}
    </FieldGroup>
  )
}
