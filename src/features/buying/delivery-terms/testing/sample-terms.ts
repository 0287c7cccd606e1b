import type { DeliveryTerms } from '#features/buying/delivery-terms/delivery-terms.rules.ts'

const ALWAYS = { validFrom: '2000-01-01', validUntil: null }
const FREIGHT = { ...ALWAYS, countryCode: '', percent: null, freeFrom: null }

/** A few lines of each kind. */
export const SAMPLE_TERMS: DeliveryTerms = {
  freightRates: [
    { ...FREIGHT, currency: 'USD', method: 'standard', amount: '19', freeFrom: '2500' },
    { ...FREIGHT, currency: 'USD', method: 'express', amount: '47.5' },
    { ...FREIGHT, currency: 'EUR', method: 'standard', amount: '18', freeFrom: '2500' },
    { ...FREIGHT, currency: 'EUR', method: 'standard', amount: '40', countryCode: 'no' },
    { ...FREIGHT, currency: 'EUR', method: 'express', amount: '45', validUntil: '2026-12-31' },
    { ...FREIGHT, currency: 'EUR', method: 'express', amount: '50', validFrom: '2027-01-01' },
    { ...FREIGHT, currency: 'JPY', method: 'express', amount: '7000' },
    { ...FREIGHT, currency: 'KWD', method: 'standard', amount: '6', freeFrom: '800' },
    { ...FREIGHT, currency: '', method: 'standard', amount: null, percent: '2' },
  ],
  taxRates: [
    { ...ALWAYS, countryCode: 'de', region: '', tax: 'vat', percent: '19', validUntil: '2026-12-31' },
    { ...ALWAYS, countryCode: 'de', region: '', tax: 'vat', percent: '16', validFrom: '2027-01-01' },
    { ...ALWAYS, countryCode: 'ch', region: '', tax: 'vat', percent: '8.1' },
    { ...ALWAYS, countryCode: 'us', region: 'TX', tax: 'sales', percent: '6.25' },
    { ...ALWAYS, countryCode: 'ca', region: '', tax: 'vat', percent: '5' },
    { ...ALWAYS, countryCode: 'ca', region: 'BC', tax: 'sales', percent: '7' },
    { ...ALWAYS, countryCode: 'es', region: '', tax: 'vat', percent: '21' },
    { ...ALWAYS, countryCode: 'es', region: 'CN', tax: 'vat', percent: '0' },
  ],
  holidays: [
    { day: '2026-11-18', countryCode: '' },
    { day: '2026-11-19', countryCode: 'de' },
  ],
  cutOffTimes: [{ ...ALWAYS, method: 'express', untilTime: '14:30', timeZone: 'Europe/Berlin' }],
  deliveryTimes: [
    { ...ALWAYS, method: 'standard', countryCode: 'no', transitDays: 5, leadDays: 30 },
    { ...ALWAYS, method: 'standard', countryCode: '', transitDays: 3, leadDays: 20 },
    { ...ALWAYS, method: 'standard', countryCode: 'se', transitDays: 4, leadDays: 25 },
    { ...ALWAYS, method: 'express', countryCode: '', transitDays: 1, leadDays: 20, validUntil: '2026-12-31' },
    { ...ALWAYS, method: 'express', countryCode: '', transitDays: 2, leadDays: 10, validFrom: '2027-01-01' },
  ],
}
