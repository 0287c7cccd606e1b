const EURO = 'at be bg cy de ee es fi fr gr hr ie it lt lu lv mt nl pt si sk'.split(' ')

/** The usual currency of each country. Browsers load it as a file, and only where needed [4.6.2]. */
export const COUNTRY_CURRENCIES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(EURO.map((country) => [country, 'EUR'])),
  ae: 'AED',
  au: 'AUD',
  br: 'BRL',
  ca: 'CAD',
  ch: 'CHF',
  cn: 'CNY',
  cz: 'CZK',
  dk: 'DKK',
  gb: 'GBP',
  hu: 'HUF',
  in: 'INR',
  jp: 'JPY',
  kr: 'KRW',
  mx: 'MXN',
  no: 'NOK',
  pl: 'PLN',
  ro: 'RON',
  sa: 'SAR',
  se: 'SEK',
  sg: 'SGD',
  tr: 'TRY',
  us: 'USD',
  za: 'ZAR',
}
