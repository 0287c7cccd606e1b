import { isIP } from 'node:net'
import { z } from 'zod'

/** Fields of the environment: text in, a checked value out; each message says what is accepted. */

export const wholeNumber = (min: number, max: number) => {
  const accepts = `a whole number from ${min} to ${max}`
  return z
    .string()
    .regex(/^-?\d{1,12}$/, accepts)
    .transform(Number)
    .pipe(z.number().min(min, accepts).max(max, accepts))
}

export const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: `one of ${values.join(', ')}` })

export const shareOf = z
  .string()
  .regex(/^(?:0(?:\.\d{1,6})?|1(?:\.0{1,6})?)$/, 'a share from 0 to 1, such as 0.1')
  .transform(Number)

const parseUrl = (value: string): URL | undefined => (URL.canParse(value) ? new URL(value) : undefined)

const isPostgresUrl = (value: string): boolean => {
  const url = parseUrl(value)
  // A unix socket stands in the query (`?host=/run/postgresql`), so the host itself may be empty.
  return url !== undefined && /^postgres(ql)?:$/.test(url.protocol) && url.pathname.length > 1
}

export const postgresUrl = z
  .string()
  .refine(isPostgresUrl, 'a PostgreSQL address such as postgres://user:password@host:5432/database')

export const postgresUrls = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .refine((urls) => urls.every(isPostgresUrl), 'PostgreSQL addresses with commas between')

const isBucketUrl = (value: string): boolean => {
  const url = parseUrl(value)
  if (url?.protocol !== 's3:' || !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(url.hostname) || url.username) return false
  const endpoint = url.searchParams.get('endpoint')
  return endpoint === null || /^https?:$/.test(parseUrl(endpoint)?.protocol ?? '')
}

export const filesUrl = z
  .string()
  .refine(
    (value) => /^folder:./.test(value) || isBucketUrl(value),
    'folder:path or s3://bucket?endpoint=https://host&region=name',
  )

export const mailUrl = z.string().refine((value) => {
  if (value === 'outbox:') return true
  const url = parseUrl(value)
  return url !== undefined && /^smtps?:$/.test(url.protocol) && url.hostname !== ''
}, 'outbox:, or smtp://user:password@host:port, or smtps://…')

export const scannerUrl = z.string().refine((value) => {
  const url = parseUrl(value)
  return url?.protocol === 'clamd:' && (url.hostname !== '' || url.pathname.length > 1)
}, 'clamd://host:3310, or clamd:///run/clamav/clamd.ctl')

export const collectorUrl = z
  .string()
  .refine(
    (value) => /^https?:$/.test(parseUrl(value)?.protocol ?? ''),
    'an address such as https://collector.example:4318/v1/logs',
  )

/** Every node of a cache takes the purge itself. */
export const purgeUrls = z.string().transform((value, context): readonly string[] => {
  const urls = value.split(',').map((part) => part.trim())
  const isAddress = (url: URL | undefined): boolean =>
    url !== undefined && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
  if (urls.every((each) => isAddress(parseUrl(each)))) return urls
  context.addIssue({ code: 'custom', message: 'addresses such as http://varnish.internal:6081/purge with commas between' })
  return z.NEVER
})

export const auditStreamUrl = z.string().refine((value) => {
  const url = parseUrl(value)
  return url !== undefined && /^(?:syslog\+(?:tls|tcp)|otlp\+https?):$/.test(url.protocol) && url.hostname !== '' && !url.username
}, 'syslog+tls://host:6514, syslog+tcp://host:601, or otlp+https://host:4318')

const LOOPBACK_HOST = /^(?:127\.0\.0\.1|(?:[a-z0-9-]+\.)*localhost)$/

/** Without TLS on this machine alone: card numbers travel to it. */
export const gatewayUrl = z.string().refine((value) => {
  const url = parseUrl(value)
  if (!url || url.username || url.search || url.hash) return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK_HOST.test(url.hostname))
}, 'an address such as https://pay.example.com, http only on this machine')

const KEY_BYTES = 32

/** The newest first: what an older one sealed still opens. */
export const sealingKeys = z.string().transform((value, context): readonly Buffer[] => {
  const keys = value.split(',').map((part) => Buffer.from(part.trim(), 'base64'))
  if (keys.every((key) => key.length === KEY_BYTES)) return keys
  context.addIssue({
    code: 'custom',
    message: '32 bytes in base64, several with commas between and the newest first; openssl rand -base64 32 makes one',
  })
  return z.NEVER
})

/** Long enough that nobody guesses it. */
export const accessKey = z.string().regex(/^[\w.~+/=-]{24,200}$/, '24 to 200 letters, digits or -._~+/=')

/** Line breaks in it would become headers of every mail. */
export const mailAddress = z
  .string()
  .regex(
    /^(?:[^<>\r\n"]{1,100} <[^\s<>@]{1,64}@[^\s<>@]{1,255}>|[^\s<>@]{1,64}@[^\s<>@]{1,255})$/,
    'an address such as Name <name@example.com>',
  )

export type TrustedProxies = false | number | readonly string[]

const isAddressOrRange = (value: string): boolean => {
  const [address = '', bits, ...rest] = value.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

export const trustedProxies = z.string().transform((value, context): TrustedProxies => {
  if (/^\d$/.test(value)) return Number(value) || false
  const list = value.split(',').map((part) => part.trim())
  if (list.every(isAddressOrRange)) return list
  context.addIssue({ code: 'custom', message: 'addresses or CIDR ranges with commas between, or the number of proxies (0 to 9)' })
  return z.NEVER
})

export const headerName = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9-]{0,63}$/, 'the name of a header, such as CloudFront-Viewer-Country')
  .transform((name) => name.toLowerCase())

export const contactAddress = z
  .string()
  .max(300)
  .refine(
    (value) => /^mailto:[^\s<>@]{1,64}@[^\s<>@]{1,255}$/.test(value) || parseUrl(value)?.protocol === 'https:',
    'an address such as mailto:security@example.com or https://example.com/security',
  )
