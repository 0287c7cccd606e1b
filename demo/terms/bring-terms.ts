import type { Bringing } from '#demo/bring-lines.ts'

const FROM = '2026-01-01'

/** Beside the terms that every new site begins with: Canadian dollars, and two more countries with a tax. */
export const bringTerms = async ({ bring }: Bringing): Promise<void> => {
  await bring('freight-rates', [
    { currency: 'CAD', method: 'standard', amount: '26', freeFrom: '3500', validFrom: FROM },
    { currency: 'CAD', method: 'express', amount: '65', validFrom: FROM },
  ])
  await bring('tax-rates', [
    { countryCode: 'ie', tax: 'vat', percent: 23, validFrom: FROM },
    { countryCode: 'lu', tax: 'vat', percent: 17, validFrom: FROM },
  ])
}
