/** Making one takes fifty times as long as using it, and a page of products has hundreds of values: each is made once. */
const makeOnce = <Options extends object, Made>(make: (language: string, options: Options) => Made) => {
  const known = new Map<string, Made>()
  return (language: string, options: Options = {} as Options): Made => {
    const key = `${language} ${JSON.stringify(options)}`
    const made = known.get(key) ?? make(language, options)
    known.set(key, made)
    return made
  }
}

export const numberFormat = makeOnce<Intl.NumberFormatOptions, Intl.NumberFormat>(
  (language, options) => new Intl.NumberFormat(language, options),
)
export const dateFormat = makeOnce<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(
  (language, options) => new Intl.DateTimeFormat(language, options),
)
export const collator = makeOnce<Intl.CollatorOptions, Intl.Collator>((language, options) => new Intl.Collator(language, options))
export const listFormat = makeOnce<Intl.ListFormatOptions, Intl.ListFormat>(
  (language, options) => new Intl.ListFormat(language, options),
)
export const pluralRules = makeOnce<Intl.PluralRulesOptions, Intl.PluralRules>(
  (language, options) => new Intl.PluralRules(language, options),
)
