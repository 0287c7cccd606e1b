import { SITE_LOCALES } from '#kernel/site-locale.ts'
import { LANGUAGES } from '#kernel/locale.ts'

export type LanguageNode = { readonly language: string; readonly country: string; readonly defaultCountry?: string }

/** A node for each language, with the country it is meant for unless another is named, and one for each locale [7.5.5]. */
export const listLanguages = (): Record<string, LanguageNode> => {
  const languages = new Intl.DisplayNames(['en'], { type: 'language' })
  const regions = new Intl.DisplayNames(['en'], { type: 'region' })
  const nameOf = (code: string): string => languages.of(code) ?? code
  const alone = LANGUAGES.map((code): [string, LanguageNode] => {
    const defaultCountry = SITE_LOCALES.find(({ language }) => language === code)?.country.toUpperCase()
    return [code, { language: nameOf(code), country: '*', ...(defaultCountry && { defaultCountry }) }]
  })
  const inCountries = SITE_LOCALES.map(({ country, language }): [string, LanguageNode] => [
    `${language}_${country}`,
    { language: nameOf(language), country: regions.of(country.toUpperCase()) ?? country },
  ])
  return Object.fromEntries([...alone, ...inCountries])
}
