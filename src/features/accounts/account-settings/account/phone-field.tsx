import { useState } from 'react'
import { useEndpointQuery } from '#browser/query.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { changePhoneCode, findPhoneOption, listCountriesOfForms, phoneOptions } from '#foundation/locale/public.ts'
import { ComboSelect } from '#ui/combo-select.tsx'
import { TextField } from '#ui/field.tsx'
import { useTexts } from '#ui/use-texts.tsx'

type PhoneFieldProps = {
  value: string
  /** Of the countries that share a code, the person's own is shown. */
  countryCode: string
  error: string | undefined
  onChange: (phone: string) => void
}

/** The number stays one text, as it is stored; choosing a country only writes its code in front [5.9.2]. */
export const PhoneField = ({ value, countryCode, error, onChange }: PhoneFieldProps) => {
  const t = useTexts('account-settings')
  const choose = useTexts('ui')('choose')
  const { config, locale } = usePage()
  const [iso, setIso] = useState(countryCode)
  const { countryEndpoint: path, appId } = config
  const { language } = locale
  const countries = useEndpointQuery(listCountriesOfForms, { path, appId, query: { language } }, { staleTime: Infinity })
  const options = phoneOptions(countries.data ?? [], language)
  const chosen = findPhoneOption(options, value, iso)
  return (
    <>
      <ComboSelect
        label={t('profile.phoneCountry')}
        options={options}
        value={chosen}
        placeholder={choose}
        disabled={options.length === 0}
        optional
        onChange={(next) => {
          setIso(next.split('_')[1] ?? countryCode)
          onChange(changePhoneCode(value, chosen, next))
        }}
      />
      <TextField
        name="phone"
        label={t('profile.phone')}
        type="tel"
        autoComplete="tel"
        value={value}
        optional
        maxLength={40}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </>
  )
}
