import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { PhoneField } from '#features/accounts/account-settings/account/phone-field.tsx'
import { renderAccount } from '#features/accounts/account-settings/testing/render-account.tsx'
import { serve } from '#foundation/portal-messages/testing/render-portal.tsx'

const COUNTRIES = [
  { isoCode: 'AQ', country: 'Antarctica', phoneCode: '', states: [] },
  { isoCode: 'CA', country: 'Canada', phoneCode: '1', states: [] },
  { isoCode: 'PL', country: 'Poland', phoneCode: '48', states: [] },
  { isoCode: 'US', country: 'United States', phoneCode: '1', states: [] },
]

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const Place = ({ phone }: { phone: string }) => {
  const [value, setValue] = useState(phone)
  return <PhoneField value={value} countryCode="CA" error={undefined} onChange={setValue} />
}
const code = () => screen.getByRole('combobox', { name: /Country code/ })
const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Phone/ })

test('the country is that of the number, is searched for, and writes its code in front [2.24.2, 5.9.2]', async () => {
  const calls = serve({ '/sm/api/countries': { body: COUNTRIES } })
  renderAccount(<Place phone="+1 555 0199" />)
  await waitFor(() => expect(code().textContent).toBe('Canada (+1)'))
  expect(calls[0]?.url).toBe('/sm/api/countries?language=en&appId=portico-sps')
  fireEvent.keyDown(code(), { key: 'ArrowDown' })
  const search = screen.getByPlaceholderText('Find...')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Choose…',
    'United States (+1)',
    'Canada (+1)',
    'Poland (+48)',
  ])
  fireEvent.change(search, { target: { value: '+48' } })
  fireEvent.keyDown(search, { key: 'Enter' })
  expect(number().value).toBe('+48 555 0199')
  fireEvent.change(number(), { target: { value: '555' } })
  expect(code().textContent).toBe('Choose…')
})
