import { sql } from 'kysely'
import { DEALER_TAG, MOST_TAGS } from '#features/storefront/dealers/dealer.rules.ts'
import { announceDealers } from '#features/storefront/dealers/dealer.store.ts'
import { fieldOf, type LineOf, type LineProblem } from '#foundation/data-kinds/public.ts'
import { defineRecords, removeRows, saveRows, type RowShape } from '#foundation/data-kinds/public.server.ts'

const { text, country, number, mail, wholeNumber, records } = fieldOf

const ROWS: RowShape = {
  table: 'dealer',
  keys: ['id'],
  columns: {
    id: 'text',
    name: 'text',
    street: 'text',
    postalCode: 'text',
    city: 'text',
    region: 'text',
    country: 'text',
    lat: 'double precision',
    lon: 'double precision',
    phone: 'text',
    mail: 'text',
    web: 'text',
    hours: 'jsonb',
    tags: 'text[]',
    markets: 'text[]',
  },
}

const TIME = { pattern: /^(?:[01]\d|2[0-3]):[0-5]\d$/, patternFault: 'is no time; write it as 08:30' } as const
const MOST_HOURS = 14

const FIELDS = {
  id: text({
    ...{ isRequired: true, most: 60, pattern: /^[a-z0-9](?:-?[a-z0-9])*$/ },
    patternFault: 'is no short name; write small letters, digits and single hyphens, such as bergen-motor',
    help: 'Its short name in addresses.',
  }),
  name: text({ isRequired: true, isSearched: true, most: 120, help: 'The name of the house.' }),
  street: text({ help: 'Street and house number.' }),
  postalCode: text({ most: 20, help: 'The postal code.' }),
  city: text({ isRequired: true, isSearched: true, most: 100, help: 'The city.' }),
  region: text({ most: 100, help: 'State or province, where addresses have one.' }),
  countryCode: country({ isRequired: true, help: 'The country.' }),
  latitude: number({ isRequired: true, least: -85, most: 85, help: 'Degrees north, such as 60.39.' }),
  longitude: number({ isRequired: true, least: -180, most: 180, help: 'Degrees east, such as 5.32.' }),
  tags: text({
    ...{ isList: true, most: 60, pattern: DEALER_TAG },
    patternFault: 'is no tag; write small letters, digits and hyphens, such as service',
    help: 'What it offers: sales, service, repair, training, spares, or words of your own.',
  }),
  phone: text({
    ...{ most: 31, pattern: /^\+[\d ()-]{5,30}$/, patternFault: 'is no telephone number; write it as +47 55 12 34 56' },
    help: 'With the number of the country.',
  }),
  mail: mail({ help: 'Where customers write to.' }),
  web: text({
    ...{ most: 200, pattern: /^https:\/\/[a-z0-9][a-z0-9.-]*(?:\/[^\s\\]*)?$/ },
    patternFault: 'is no address that begins with https',
    help: 'Its own site.',
  }),
  hours: records({
    help: 'When it is open; days from 1, Monday, to 7.',
    fields: {
      from: wholeNumber({ isRequired: true, least: 1, most: 7, help: 'The first day.' }),
      to: wholeNumber({ isRequired: true, least: 1, most: 7, help: 'The last day.' }),
      opens: text({ ...TIME, isRequired: true, help: 'When it opens.' }),
      closes: text({ ...TIME, isRequired: true, help: 'When it closes.' }),
    },
  }),
  markets: country({ isList: true, help: 'The countries whose visitors see it; without them all.' }),
}

const checkDealer = ({ tags = [], hours = [] }: LineOf<typeof FIELDS>): LineProblem[] => [
  ...(tags.length > MOST_TAGS ? [{ column: 'tags', reason: `has more than ${MOST_TAGS} values` }] : []),
  ...(hours.length > MOST_HOURS ? [{ column: 'hours', reason: `has more than ${MOST_HOURS} records` }] : []),
]

export const dealerKind = defineRecords({
  name: 'dealers',
  help: 'Houses that sell and service the products, for the dealer locator.',
  keys: ['id'],
  fields: FIELDS,
  example: {
    ...{ id: 'bergen-motor', name: 'Bergen Motor', street: 'Strandkaien 2', postalCode: '5013', city: 'Bergen' },
    ...{ countryCode: 'no', latitude: 60.39, longitude: 5.32, tags: ['sales', 'service'] },
  },
  check: checkDealer,
  source: sql`
    select id, name, street, postal_code as "postalCode", city, region, country::text as "countryCode", lat as "latitude",
      lon as "longitude", tags, phone, mail, web, hours, markets, changed_at from dealer`,
  save: async ({ tx }, changes) => {
    await saveRows(
      tx,
      ROWS,
      changes.map(({ line: { countryCode, latitude, longitude, ...line } }) => ({
        ...{ street: '', postalCode: '', region: '', phone: '', mail: '', web: '', hours: [], tags: [], ...line },
        ...{ country: countryCode, lat: latitude, lon: longitude, markets: line.markets?.length ? line.markets : null },
      })),
    )
    await announceDealers(
      tx,
      changes.map(({ line: { id } }) => id),
    )
  },
  remove: async ({ tx }, lines) => {
    await removeRows(tx, ROWS, lines)
    await announceDealers(
      tx,
      lines.map(({ id }) => id),
    )
  },
  settle: async ({ db, engine }, tenant) => void (await engine.applyChanges(db, tenant)),
})
