/** Country codes as cookies and addresses may hold them: two letters, apart with commas; anything else is nothing [T-32]. */
const MOST_COUNTRIES = 60

export const readCountryCodes = (value: string | undefined): string[] => {
  if (!value || value.length > MOST_COUNTRIES * 3) return []
  const codes = value
    .toLowerCase()
    .split(',')
    .map((code) => code.trim())
  return codes.every((code) => /^[a-z]{2}$/.test(code)) ? [...new Set(codes)].toSorted() : []
}

export type MarketSigns = {
  /** Cookie selecteddtm: what the visitor chose. */
  readonly selected?: string
  /** Cookie dtm: where the visitor seems to be; a list where a catalogue serves several countries at once. */
  readonly target?: string
  readonly urlCountry: string
}

/** The countries whose catalogue is shown: chosen, then found, then those of the address [2.3.8]. */
export const chooseMarket = ({ selected, target, urlCountry }: MarketSigns): readonly string[] => {
  const chosen = readCountryCodes(selected)
  const found = chosen.length > 0 ? chosen : readCountryCodes(target)
  return found.length > 0 ? found : [urlCountry]
}
