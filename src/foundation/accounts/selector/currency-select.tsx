import { useState } from 'react'
import { useEndpointQuery } from '#browser/query.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { readCurrencies } from '#foundation/accounts/contact-reply.rules.ts'
import type { SoldToReply } from '#foundation/accounts/contact-reply.schema.ts'
import { chooseCurrency, listCurrencies } from '#foundation/accounts/currency.rules.ts'
import { listCountryCurrencies } from '#foundation/accounts/ordering/active-account.api.ts'
import { changeCurrency, leavePage } from '#foundation/accounts/selector/change-account.client.ts'
import { useTexts } from '#ui/use-texts.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './account-bar.module.css'

type CurrencySelectProps = { account: SoldToReply; countryCode: string; personal: string | undefined }

/** The currency the account is billed in; another choice is saved with it, and the page reloads with its prices [2.3.16]. */
export const CurrencySelect = ({ account, countryCode, personal }: CurrencySelectProps) => {
  const t = useTexts('accounts')
  const page = usePage()
  const [requested, setRequested] = useState<string>()
  const terms = { defaultCurrency: account.defaultCurrency || null, currencies: readCurrencies(account) }
  const currencies = listCurrencies(terms)
  const needsMap = terms.defaultCurrency === null && currencies.length > 1
  const map = useEndpointQuery(
    listCountryCurrencies,
    needsMap ? { path: page.config.countryCurrencyJsonPath, params: { tenant: page.config.sbgName } } : undefined,
  )
  const { data: countryCurrencies = {} } = map
  const current = chooseCurrency({
    account: terms,
    country: countryCode,
    countryCurrencies,
    personal,
    retainsPersonalCurrency: page.flags.retain_currency,
  })
  if (current === undefined || (needsMap && map.isPending)) return null

  const choose = async (currency: string): Promise<void> => {
    setRequested(currency)
    if (await changeCurrency(page, currency)) leavePage(page)
    else setRequested(undefined)
  }
  return (
    <label className={styles.currency}>
      <span className="visually-hidden">{t('currency')}</span>
      <select
        value={requested ?? current}
        disabled={currencies.length === 1 || requested !== undefined}
        onChange={(event) => void choose(event.target.value)}
      >
        {currencies.map((currency) => (
          <option key={currency} value={currency}>
            {currency}
          </option>
        ))}
      </select>
      {currencies.length > 1 && <Icon name="down" size="small" />}
    </label>
  )
}
