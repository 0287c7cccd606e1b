import type { ReactNode } from 'react'
import {
  DELIVERY_COUNTRIES,
  formOf,
  regionsOf,
  type Address,
  type AddressFault,
  type AddressField,
} from '#features/buying/checkout/address/address.rules.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { nameCountry } from '#foundation/locale/public.ts'
import { TextField } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './checkout-page.module.css'

type AddressFieldsProps = {
  readonly address: Address
  readonly onChange: (address: Address) => void
  readonly faults: Partial<Record<AddressField, AddressFault>>
  readonly children?: ReactNode
}

const TEXTS = [
  { name: 'name', autoComplete: 'organization', maxLength: 80 },
  { name: 'street', autoComplete: 'address-line1', maxLength: 80 },
  { name: 'extra', autoComplete: 'address-line2', maxLength: 80, optional: true },
  { name: 'postalCode', autoComplete: 'postal-code', maxLength: 12 },
  { name: 'city', autoComplete: 'address-level2', maxLength: 60 },
] as const

/** An address as its country writes it. */
export const AddressFields = ({ address, onChange, faults, children }: AddressFieldsProps) => {
  const t = useTexts('checkout')
  const { language } = usePage().locale
  const { countryCode } = address
  const regions = regionsOf(countryCode)
  const example = formOf(countryCode)?.example ?? ''
  const said = (field: AddressField): string | undefined => {
    const fault = faults[field]
    if (!fault) return undefined
    return fault === 'postal' ? t('address.postal.wrong', { example }) : t('address.missing')
  }
  return (
    <div className={styles.address}>
      <Select
        label={t('address.country')}
        autoComplete="country"
        value={countryCode}
        options={DELIVERY_COUNTRIES.map((value) => ({ value, label: nameCountry(value, language) })).toSorted((a, b) =>
          a.label.localeCompare(b.label, language),
        )}
        error={said('countryCode')}
        onChange={(event) => onChange({ ...address, countryCode: event.target.value, region: '' })}
      />
      {TEXTS.map(({ name, ...input }) => (
        <TextField
          key={name}
          label={t(`address.${name}`)}
          {...input}
          value={address[name]}
          error={said(name)}
          onChange={(event) => onChange({ ...address, [name]: event.target.value })}
        />
      ))}
      {regions.length > 0 && (
        <Select
          label={t('address.region')}
          autoComplete="address-level1"
          placeholder={t('address.choose')}
          value={address.region}
          options={regions.map((value) => ({ value, label: value }))}
          error={said('region')}
          onChange={(event) => onChange({ ...address, region: event.target.value })}
        />
      )}
      {children}
    </div>
  )
}
