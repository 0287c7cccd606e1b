import { callApi } from '#browser/api.ts'
import type { EmbeddedModel } from '#features/blocks/public.ts'
import { salesOrgOptions, type TranslatedCountry } from '#features/locale/market-options.rules.ts'

const QUIET = { isQuiet: true, errors: 'own' } as const

/** Names and order of the portal's list; the countries stay the same, and so does the one that is chosen. */
const rename = (select: HTMLSelectElement, countries: readonly TranslatedCountry[], { locale }: EmbeddedModel): void => {
  const shown = new Map([...select.options].map((option) => [option.value, option]))
  const sorted: HTMLOptionElement[] = []
  for (const { value, label } of salesOrgOptions(countries, locale.language)) {
    const option = shown.get(value)
    if (!option) continue
    if (option.text !== label) option.text = label
    sorted.push(option)
  }
  // Untouched where nothing changes: the list may be open.
  if (sorted.every((option, at) => option.index >= (sorted[at - 1]?.index ?? 0))) return
  const { value } = select
  select.append(...sorted)
  select.value = value
}

/** A token for nobody in particular, then the list that it opens [7.6.2, 7.6.3]. What fails leaves the names as they are. */
export const translateMarkets = async (page: EmbeddedModel, banner: HTMLElement): Promise<void> => {
  const { appId, anonymousUserAccessTokenAPI, countryTranslationEndpoint } = page.config
  const token = await callApi<{ access_token?: string }>({ path: anonymousUserAccessTokenAPI, appId, ...QUIET })
  if (!token.data?.access_token) {
    const status = banner.querySelector<HTMLElement>('[data-market-status]')
    if (status) status.textContent = status.dataset['marketStatus'] ?? ''
    return
  }
  const headers = { language: page.locale.language, security: token.data.access_token }
  const countries = await callApi<{ list?: TranslatedCountry[] }>({ path: countryTranslationEndpoint, appId, headers, ...QUIET })
  const select = banner.querySelector<HTMLSelectElement>('[data-market-select]')
  if (select && countries.data?.list) rename(select, countries.data.list, page)
}
