import { DELIVERY_COUNTRIES, regionsOf } from '#features/buying/checkout/address/address.rules.ts'
import type { DeliveryForm } from '#features/buying/checkout/page/use-delivery-form.client.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { nameCountry } from '#foundation/locale/public.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextField } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './checkout-page.module.css'

const TEXTS = [
  { name: 'name', autoComplete: 'organization', maxLength: 80 },
  { name: 'street', autoComplete: 'address-line1', maxLength: 80 },
  { name: 'extra', autoComplete: 'address-line2', maxLength: 80, optional: true },
  { name: 'postalCode', autoComplete: 'postal-code', maxLength: 12 },
  { name: 'city', autoComplete: 'address-level2', maxLength: 60 },
] as const

/** An address as its country writes it. */
export const AddressFields = ({ form }: { form: DeliveryForm }) => {
  const t = useTexts('checkout')
  const { language } = usePage().locale
  const regions = regionsOf(form.valueOf('countryCode'))
  return (
    <div className={styles.address}>
      <Select
        label={t('address.country')}
        autoComplete="country"
        options={DELIVERY_COUNTRIES.map((value) => ({ value, label: nameCountry(value, language) })).toSorted((a, b) =>
          a.label.localeCompare(b.label, language),
        )}
        {...form.field('countryCode')}
        onChange={({ target }) => {
          form.change('region', '')
          form.change('countryCode', target.value)
        }}
      />
      {TEXTS.map(({ name, ...input }) => (
        <TextField key={name} label={t(`address.${name}`)} {...form.field(name)} {...input} />
      ))}
      {regions.length > 0 && (
        <Select
          // Of another country they are others: the choice begins anew.
          key={regions.join()}
          label={t('address.region')}
          autoComplete="address-level1"
          placeholder={t('address.choose')}
          options={regions.map((value) => ({ value, label: value }))}
          {...form.field('region')}
        />
      )}
      <Checkbox label={t('ship.save')} {...form.box('savesAddress')} />
    </div>
  )
}
