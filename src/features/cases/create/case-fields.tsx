import { useId } from 'react'
import { useFound, usePaused } from '#features/cases/create/suggestions.tsx'
import { CASE_KINDS, isRequiredField, type CaseField } from '#features/cases/case.rules.ts'
import type { useCaseForm } from '#features/cases/create/use-case-form.client.ts'
import { TextField } from '#ui/field.tsx'
import { useTexts } from '#ui/use-texts.tsx'

type FieldsProps = { form: ReturnType<typeof useCaseForm> }

/** The fields of the chosen kind; part numbers are offered while one types. */
export const CaseFields = ({ form }: FieldsProps) => {
  const t = useTexts('cases')
  const { kind } = form.values
  return CASE_KINDS[kind].map((field: CaseField) =>
    field === 'productSku' ? (
      <ProductField key={field} form={form} />
    ) : (
      <TextField
        key={field}
        label={t(`field.${field}`)}
        optional={!isRequiredField(kind, field)}
        name={field}
        maxLength={200}
        value={form.values[field]}
        error={form.errorOf(field)}
        onChange={(event) => form.change(field, event.currentTarget.value)}
      />
    ),
  )
}

const ProductField = ({ form }: FieldsProps) => {
  const t = useTexts('cases')
  const id = useId()
  const products = useFound(usePaused(form.values.productSku), 'Products', ['sku', 'title'])
  return (
    <>
      <TextField
        label={t('field.productSku')}
        name="productSku"
        maxLength={200}
        list={id}
        autoComplete="off"
        value={form.values.productSku}
        error={form.errorOf('productSku')}
        onChange={(event) => form.change('productSku', event.currentTarget.value)}
      />
      <datalist id={id}>
        {products.map(({ sku, title }) => (
          <option key={sku} value={sku}>
            {title}
          </option>
        ))}
      </datalist>
    </>
  )
}
