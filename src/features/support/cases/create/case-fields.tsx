import { useId } from 'react'
import { useEndpointQuery } from '#browser/query.ts'
import { listSerialNumbers } from '#features/support/cases/case.api.ts'
import { useFound, usePaused } from '#features/support/cases/create/suggestions.tsx'
import { CASE_KINDS, isRequiredField, type CaseField } from '#features/support/cases/case.rules.ts'
import type { useCaseForm } from '#features/support/cases/create/use-case-form.client.ts'
import { TextField } from '#ui/field.tsx'
import { useTexts } from '#ui/use-texts.tsx'

type FieldsProps = { form: ReturnType<typeof useCaseForm> }

/** The fields of the chosen kind; parts, units and orders are offered while one types. */
export const CaseFields = ({ form }: FieldsProps) => {
  const t = useTexts('cases')
  const kind = form.valueOf('kind')
  return CASE_KINDS[kind].map((field: CaseField) =>
    field === 'productSku' ? (
      <ProductField key={field} form={form} />
    ) : field === 'orderNumber' ? (
      <OrderField key={field} form={form} />
    ) : field === 'serialNumber' ? (
      <SerialField key={field} form={form} />
    ) : (
      <TextField key={field} label={t(`field.${field}`)} optional={!isRequiredField(kind, field)} {...form.field(field)} />
    ),
  )
}

type OfferedProps = FieldsProps & {
  field: CaseField
  offers: readonly { readonly value: string; readonly label: string }[]
}

const OfferedField = ({ form, field, offers }: OfferedProps) => {
  const t = useTexts('cases')
  const id = useId()
  return (
    <>
      <TextField
        label={t(`field.${field}`)}
        optional={!isRequiredField(form.valueOf('kind'), field)}
        list={id}
        autoComplete="off"
        {...form.field(field)}
      />
      <datalist id={id}>
        {offers.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </datalist>
    </>
  )
}

const ProductField = ({ form }: FieldsProps) => {
  const products = useFound(usePaused(form.textOf('productSku')), 'Products', ['sku', 'title'])
  const offers = products.map(({ sku = '', title = '' }) => ({ value: sku, label: title }))
  return <OfferedField form={form} field="productSku" offers={offers} />
}

/** Units that one has asked about before. */
const SerialField = ({ form }: FieldsProps) => {
  const find = usePaused(form.textOf('serialNumber'), 2)
  const { data } = useEndpointQuery(listSerialNumbers, find === '' ? undefined : { query: { find } })
  const offers = (data?.units ?? []).map(({ serialNumber, productSku }) => ({ value: serialNumber, label: productSku }))
  return <OfferedField form={form} field="serialNumber" offers={offers} />
}

/** One's own orders, of all accounts: the search finds no others. */
const OrderField = ({ form }: FieldsProps) => {
  const orders = useFound(usePaused(form.textOf('orderNumber')), 'Orders', ['url', 'title', 'description'])
  const offers = orders.flatMap(({ url = '', title = '', description = '' }) => {
    const value = /orderNum-([^/?#]{1,60})$/.exec(url)?.[1]
    return value === undefined ? [] : [{ value, label: [title, description].filter((text) => text !== '').join(', ') }]
  })
  return <OfferedField form={form} field="orderNumber" offers={offers} />
}
