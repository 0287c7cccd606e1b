import type { AttributeKey } from '#demo/catalogue/products/attributes.ts'
import type { Figures } from '#demo/catalogue/products/product-words.ts'
import { lookUp } from '#kernel/look-up.ts'
import { makeDice, type Dice } from '#demo/pictures/dice.ts'
import type { PictureFamily } from '#demo/pictures/families.ts'

type General = Partial<Record<AttributeKey, string | number>>

/** Headings of the customs tariff by what a part looks like. */
const CUSTOMS: readonly (readonly [pattern: RegExp, code: string])[] = [
  [/valve|thermowell|seal-kit|diaphragm/, '8481.80'],
  [/actuator|positioner/, '8501.31'],
  [/cable/, '8544.42'],
  [/printer|label/, '8443.32'],
  [/scanner|mobile-computer|recorder|server|interface-card/, '8471.60'],
  [/gas|smoke|flame|filter|powered-air/, '9027.10'],
  [/pressure|radar/, '9026.20'],
  [/flow/, '9026.10'],
  [/thermo/, '9025.19'],
  [/light|beacon|tower|horn|alarm/, '8531.80'],
  [/display|monitor|instrument|camera/, '8528.52'],
  [/switch|sensor|curtain|relay|rail|gateway|junction|cabinet/, '8537.10'],
  [/avionics|probe|test-set/, '8803.30'],
  [/battery/, '8507.60'],
]

const describeSoftware = (dice: Dice): General => ({
  release: dice.pick(['R2026.1', 'R2026.2', 'R2026.3']),
  ui_languages: 'EN, DE, FR, ES, PL, ZH',
  authentication: dice.pick(['OpenID Connect', 'OpenID Connect, SAML 2.0', 'OpenID Connect, LDAP']),
  encryption: 'TLS 1.3, AES-256',
  api: dice.pick(['REST', 'REST, OPC UA', 'REST, MQTT', 'REST, ODBC']),
  working_memory: dice.pick([8, 16, 32]),
  releases_per_year: dice.pick([2, 3, 4]),
  security_standard: dice.pick(['IEC 62443-4-1', 'IEC 62443-4-1, ISO 27001']),
})

const describeService = (dice: Dice): General => ({
  release: dice.pick(['R2026.1', 'R2026.2']),
  ui_languages: dice.pick(['EN, DE', 'EN, DE, PL', 'EN, FR, ES', 'EN, ZH']),
  quality_standard: 'ISO 9001',
})

const describeEquipment = (dice: Dice, family: PictureFamily, figures: Figures): General => {
  const isElectric = ['supply', 'output', 'interface', 'protocol', 'control'].some((key) => lookUp(figures, key) !== undefined)
  return {
    origin: dice.pick(['DE', 'PL', 'US', 'FR', 'CN']),
    customs_code: CUSTOMS.find(([pattern]) => pattern.test(family))?.[1] ?? '9032.89',
    warranty: dice.pick([24, 24, 36, 60]),
    storage_temperature: dice.pick(['-40…85', '-30…70', '-25…60']),
    conformity: dice.pick(['RoHS, REACH', 'RoHS, REACH, WEEE', 'REACH']),
    ...(isElectric
      ? { humidity: dice.pick(['5…95', '10…90', '0…100']), mtbf: dice.pick([80_000, 120_000, 180_000, 250_000]) }
      : { shelf_life: dice.pick([36, 60, 120]), quality_standard: 'ISO 9001' }),
  }
}

const EQUIPMENT_KEYS = [
  'humidity',
  'mtbf',
  'storage_temperature',
  'shelf_life',
  'conformity',
  'quality_standard',
  'warranty',
  'origin',
  'customs_code',
] as const

const SOFTWARE_KEYS = [
  'release',
  'ui_languages',
  'authentication',
  'encryption',
  'api',
  'working_memory',
  'releases_per_year',
  'security_standard',
] as const

const SUBSCRIPTION_KEYS = ['billing_months', 'renewal_months', 'meters', 'utilities', 'sockets'] as const

/** Terms are paid by period: short terms monthly, long ones yearly; meter data by the number of meters. */
export const describeSubscription = (category: string, { term, tags }: Figures): General => {
  const isMetering = category.endsWith('/meter-data-collection')
  if (typeof term !== 'number' || !(isMetering || category.endsWith('-subscriptions'))) return {}
  return {
    billing_months: term > 12 ? 12 : 1,
    renewal_months: 12,
    ...(isMetering && { meters: Math.ceil(Number(tags ?? 250) / 25), utilities: 3, sockets: 4 }),
  }
}

/** Figures that a catalogue of each kind gives beside those of its profiles. */
export const GENERAL_KEYS: Readonly<Record<'equipment' | 'software', readonly AttributeKey[]>> = {
  equipment: EQUIPMENT_KEYS,
  // Gateways have brackets and cables.
  software: [...EQUIPMENT_KEYS, ...SOFTWARE_KEYS, ...SUBSCRIPTION_KEYS],
}

/** A dozen figures are enough to choose by, and a part that says much of itself needs few more. */
const ENOUGH = 12

/**
 * Figures that every product of a kind has besides those that set it apart: how it is stored, shipped, declared and looked after. The
 * same throughout a series, or its table of versions would have a column for each.
 */
export const describeGeneral = (series: string, family: PictureFamily, figures: Figures, isSoftware: boolean): General => {
  const dice = makeDice(`general/${series}/${family}`)
  const own = Object.keys(figures).length
  const few = (general: General): General => Object.fromEntries(Object.entries(general).slice(0, Math.max(0, ENOUGH - own)))
  if (!isSoftware) return few(describeEquipment(dice, family, figures))
  return 'days' in figures || 'participants' in figures ? describeService(dice) : few(describeSoftware(dice))
}
