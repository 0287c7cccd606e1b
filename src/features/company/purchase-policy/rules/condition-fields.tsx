import { useFormState, useWatch, type UseFormReturn } from 'react-hook-form'
import type { CategoryChoice } from '#features/company/purchase-policy/rules/category-choice.rules.ts'
import { CategoryFields } from '#features/company/purchase-policy/rules/category-fields.tsx'
import type { RuleDraft } from '#features/company/purchase-policy/rules/rule-draft.rules.ts'
import { COMPANY_ROLES } from '#foundation/identity/public.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { FieldGroup } from '#ui/field-group.tsx'
import { TextField } from '#ui/field.tsx'
import { FormLine } from '#ui/form-layout.tsx'
import { Select } from '#ui/select.tsx'
import { useTexts } from '#ui/use-texts.tsx'

export type RuleChoices = {
  readonly costCentres: readonly { readonly code: string; readonly name: string }[]
  readonly currencies: readonly string[]
  readonly categories: readonly CategoryChoice[]
}

type ConditionFieldsProps = { form: UseFormReturn<RuleDraft>; choices: RuleChoices }

const toggle = <T,>(all: readonly T[], one: T): T[] => (all.includes(one) ? all.filter((other) => other !== one) : [...all, one])

/** When a rule applies; whatever is left empty does not matter to it. */
export const ConditionFields = ({ form, choices: { costCentres, currencies, categories } }: ConditionFieldsProps) => {
  const t = useTexts('purchase-policy')
  const { errors } = useFormState({ control: form.control })
  const [codes, roles] = useWatch({ control: form.control, name: ['costCentres', 'roles'] })
  // One that was removed since stays to be taken off.
  const gone = codes.filter((code) => costCentres.every((one) => one.code !== code)).map((code) => ({ code, name: '' }))
  return (
    <>
      <FormLine>
        <TextField
          label={t('over')}
          hint={t('over.hint')}
          optional
          inputMode="decimal"
          autoComplete="off"
          maxLength={24}
          error={errors.amount?.message}
          {...form.register('amount')}
        />
        <Select
          label={t('currency')}
          options={currencies.map((value) => ({ value, label: value }))}
          {...form.register('currency')}
        />
      </FormLine>
      {costCentres.length + gone.length > 0 && (
        <FieldGroup legend={t('costCentres')}>
          {[...costCentres, ...gone].map(({ code, name }) => (
            <Checkbox
              key={code}
              label={`${code} ${name}`.trim()}
              checked={codes.includes(code)}
              onChange={() => form.setValue('costCentres', toggle(codes, code))}
            />
          ))}
        </FieldGroup>
      )}
      <CategoryFields form={form} choices={categories} error={errors.categories?.message} />
      <Checkbox label={t('newShipTo')} {...form.register('isNewShipTo')} />
      <FieldGroup legend={t('roles')} inline>
        {COMPANY_ROLES.filter((role) => role !== 'viewer' || roles.includes(role)).map((role) => (
          <Checkbox
            key={role}
            label={t(`role.${role}`)}
            checked={roles.includes(role)}
            onChange={() => form.setValue('roles', toggle(roles, role))}
          />
        ))}
      </FieldGroup>
    </>
  )
}
