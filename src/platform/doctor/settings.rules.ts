import type { Config } from '#platform/config.ts'
import type { Finding } from '#platform/doctor/check.ts'

const OLDEST_NODE = [22, 18] as const

export const checkNode = (version: string): Finding[] => {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return []
  const cure = `Use Node ${OLDEST_NODE.join('.')} or later; npm scripts use the one that npm ci installs, unless optional packages were left out.`
  return [{ what: `This is Node ${version}, which is too old.`, cure }]
}

type ProxySettings = Pick<Config, 'mode' | 'trustProxy' | 'publicScheme'>

/** Whoever reaches the server could claim any address. */
const trustsEveryone = ({ trustProxy }: ProxySettings): boolean =>
  typeof trustProxy === 'object' && trustProxy.some((range) => range.endsWith('/0'))

export const checkProxy = (config: ProxySettings): Finding[] => {
  if (config.mode !== 'production') return []
  const findings: Finding[] = []
  if (config.trustProxy === false)
    findings.push({
      what: 'TRUST_PROXY is not set: X-Forwarded-For and X-Forwarded-Proto of the proxy do not count, so that all visitors share the limits of one address.',
      cure: 'Set TRUST_PROXY to the addresses of the proxies, such as 10.0.0.0/24.',
    })
  if (trustsEveryone(config))
    findings.push({
      what: 'TRUST_PROXY trusts every address: a visitor can claim to be anybody.',
      cure: 'Set TRUST_PROXY to the addresses of the proxies alone, such as 10.0.0.0/24.',
    })
  if (config.publicScheme === 'http')
    findings.push({
      what: 'PUBLIC_SCHEME is http in production: cookies of sessions travel without TLS.',
      cure: 'Let the proxy speak TLS and remove PUBLIC_SCHEME.',
    })
  return findings
}

const EVERYWHERE: ReadonlySet<string> = new Set(['0.0.0.0', '::'])

export const checkInternal = ({ mode, port, internal }: Pick<Config, 'mode' | 'port' | 'internal'>): Finding[] => {
  if (mode !== 'production') return []
  if (internal.port !== undefined && internal.port !== 0 && internal.port === port)
    return [
      {
        what: `INTERNAL_PORT is PORT (${port}): measurements would be public.`,
        cure: 'Set INTERNAL_PORT to another port, such as 9464.',
      },
    ]
  if (internal.port === undefined || !EVERYWHERE.has(internal.host)) return []
  const cure = 'Set INTERNAL_HOST to 127.0.0.1 or to an address of a private network; in a container publish only PORT.'
  return [{ severity: 'warning', what: 'INTERNAL_PORT answers on every address of this machine.', cure }]
}

const FEWEST_SIGNS = 10

/** Random text of 24 signs has this many different ones but for one in millions. */
export const checkMetricsKey = ({ metricsKey }: Config['internal']): Finding[] =>
  metricsKey === undefined || new Set(metricsKey).size >= FEWEST_SIGNS
    ? []
    : [{ what: 'METRICS_KEY can be guessed: it repeats few signs.', cure: 'Make another one with openssl rand -hex 24.' }]

const FEWEST_BYTES = 20

/** 32 random bytes are never text, and hardly ever have fewer than 20 different values. */
export const isWeakKey = (key: Buffer): boolean =>
  new Set(key).size < FEWEST_BYTES || key.every((byte) => byte >= 0x20 && byte < 0x7f)

export const checkSecretKeys = (keys: readonly Buffer[] | undefined): Finding[] =>
  (keys ?? []).some(isWeakKey)
    ? [
        {
          what: 'SECRETS_KEY can be guessed: it is text or repeats itself.',
          cure: 'Put a key of openssl rand -base64 32 before it with a comma between, run npm run secrets -- rotate, then remove the weak one.',
        },
      ]
    : []

/** Top-level domains that no mail server accepts. */
const RESERVED: ReadonlySet<string> = new Set(['example', 'localhost', 'invalid', 'test'])

/** `com` of `Halden <no-reply@halden.com>`. */
const lastLabelOf = (from: string): string => from.replace('>', '').split('@').at(-1)?.split('.').at(-1) ?? ''

export const checkMailSettings = ({ mode, mail }: Pick<Config, 'mode' | 'mail'>): Finding[] => {
  if (mode !== 'production') return []
  if (mail.url === 'outbox:')
    return [
      {
        what: 'MAIL_URL is outbox: in production: no mail leaves, so that nobody can choose a password.',
        cure: 'Set MAIL_URL to the mail server, such as smtps://user:password@mail.example.com.',
      },
    ]
  if (RESERVED.has(lastLabelOf(mail.from)))
    return [
      {
        severity: 'warning',
        what: 'MAIL_FROM has a domain that does not exist: other mail servers refuse such mails.',
        cure: 'Set MAIL_FROM to an address of your own domain.',
      },
    ]
  return []
}

/** Share of free bytes. */
export const checkRoom = (place: string, room: { readonly free: number; readonly total: number }): Finding[] => {
  const share = room.total === 0 ? 1 : room.free / room.total
  if (share >= 0.1) return []
  const percent = Math.floor(share * 100)
  const cure = 'Remove what is not needed or enlarge the disk.'
  return [{ severity: share < 0.05 ? 'fault' : 'warning', what: `The disk of ${place} has ${percent}% left.`, cure }]
}
