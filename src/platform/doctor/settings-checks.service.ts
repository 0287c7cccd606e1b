import { randomUUID } from 'node:crypto'
import { mkdir, rm, stat, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '#platform/config.ts'
import type { Check, Finding } from '#platform/doctor/check.ts'
import { sendPurge } from '#platform/cdn/send-purge.service.ts'
import { reach } from '#platform/doctor/reach.ts'
import * as rules from '#platform/doctor/settings.rules.ts'
import { openFiles } from '#platform/files/files.ts'
import { describeReason } from '#platform/doctor/reason.ts'

export const createNodeCheck = (version = process.versions.node): Check => ({
  of: 'settings',
  name: 'node',
  title: 'Node is 22.18 or later',
  look: () => rules.checkNode(version),
})
const proxy: Check = {
  of: 'settings',
  name: 'proxy',
  title: 'TRUST_PROXY names the proxies and no one else; the site is served by https',
  look: ({ config }) => rules.checkProxy(config),
}
const internal: Check = {
  of: 'settings',
  name: 'internal-port',
  title: 'Measurements answer on a port that the public does not reach',
  look: ({ config }) => [...rules.checkInternal(config), ...rules.checkMetricsKey(config.internal)],
}
const secretKeys: Check = {
  of: 'settings',
  name: 'secrets-key',
  title: 'SECRETS_KEY is random',
  look: ({ config }) => rules.checkSecretKeys(config.secretKeys),
}

const mailServer: Check = {
  of: 'settings',
  name: 'mail',
  title: 'The mail server answers and accepts user and password',
  look: async ({ config }) => {
    const findings = rules.checkMailSettings(config)
    if (config.mail.url === 'outbox:') return findings
    const { verifyMailServer } = await import('#platform/mail/mail-smtp.ts')
    const refusal = await verifyMailServer(config.mail.url).then(() => undefined, describeReason)
    if (refusal === undefined) return findings
    const what = `The mail server ${new URL(config.mail.url).host} does not take mails (${refusal}).`
    return [
      ...findings,
      { what, cure: 'Check host, port, user and password in MAIL_URL, and that a firewall lets this machine out.' },
    ]
  },
}

const cachesInFront: Check = {
  of: 'settings',
  name: 'caches-in-front',
  title: 'Caches in front take purges',
  look: async ({ config }) => {
    if (config.cdn.purgeUrls.length === 0) return []
    const refusal = await sendPurge(config.cdn, ['portico.doctor']).then(() => undefined, describeReason)
    if (refusal === undefined) return []
    const what = `A cache in front does not take purges (${refusal}): visitors see what was published up to a minute later.`
    return [{ what, cure: 'Check CDN_PURGE_URL and CDN_PURGE_KEY, and that the cache lets this machine purge.' }]
  },
}

const checkFolder = async (folder: string): Promise<Finding[]> => {
  const found = await stat(folder).catch(() => undefined)
  if (!found?.isDirectory())
    return [
      {
        what: `The folder of stored files ${folder} is missing.`,
        cure: 'Make it, or let FILES_URL name the folder that holds the files; mount it where it is a volume.',
      },
    ]
  const probe = path.join(folder, '.incoming', `probe-${randomUUID()}`)
  try {
    await mkdir(path.dirname(probe), { recursive: true })
    await writeFile(probe, '', { flush: true })
    await rm(probe)
  } catch (error) {
    const what = `Nothing can be stored in the folder ${folder} (${describeReason(error)}).`
    return [{ what, cure: 'Give it to the user that runs Portico: chown -R, and ReadWritePaths in the unit.' }]
  }
  return []
}

const checkBucket = async ({ url, credentials }: Config['files']): Promise<Finding[]> => {
  const key = `doctor/${randomUUID()}`
  try {
    const files = await openFiles(url, credentials)
    await files.put(key, Buffer.from('probe'), { contentType: 'text/plain' })
    await files.remove(key)
    return []
  } catch (error) {
    const what = `The storage ${new URL(url).hostname} does not take files (${describeReason(error)}).`
    return [
      {
        what,
        cure: 'Check bucket, endpoint and region in FILES_URL, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, and their rights.',
      },
    ]
  }
}

const storage: Check = {
  of: 'settings',
  name: 'storage',
  title: 'Files can be stored and removed',
  look: ({ config }) => (config.files.url.startsWith('s3:') ? checkBucket(config.files) : checkFolder(config.files.url)),
}

/** Of the folder itself, or of the nearest one above that is there. */
const readRoom = async (folder: string): Promise<{ free: number; total: number }> => {
  const { bavail, blocks, bsize } = await statfs(folder).catch(() => statfs('/'))
  return { free: bavail * bsize, total: blocks * bsize }
}

export type ReadRoom = typeof readRoom

export const createDiskCheck = (read: ReadRoom = readRoom): Check => ({
  of: 'settings',
  name: 'disk',
  title: 'The disks of data and files have a tenth of their room left',
  look: async ({ config }) => {
    const folders = new Set([config.dataFolder, ...(config.files.url.startsWith('s3:') ? [] : [config.files.url])])
    const findings = await Promise.all([...folders].map(async (folder) => rules.checkRoom(folder, await read(folder))))
    return findings.flat()
  },
})

const gateway: Check = {
  of: 'settings',
  name: 'payment-gateway',
  title: 'The payment gateway answers',
  look: async ({ config }) => {
    const { publicUrl } = config.paymentGateway
    if (publicUrl === undefined) return []
    const { hostname, port, protocol } = new URL(publicUrl)
    const place = { host: hostname, port: Number(port) || (protocol === 'https:' ? 443 : 80) }
    const refusal = await reach(place).then(() => undefined, describeReason)
    if (refusal === undefined) return []
    const what = `The payment gateway ${hostname} cannot be reached (${refusal}): nobody can pay by card.`
    return [{ what, cure: 'Check PAYMENT_GATEWAY_URL, and that a firewall lets this machine out.' }]
  },
}

const scanner: Check = {
  of: 'settings',
  name: 'scanner',
  title: 'The virus scanner answers',
  look: async ({ config }) => {
    if (config.scannerUrl === undefined) return []
    const { hostname, port, pathname } = new URL(config.scannerUrl)
    const place = hostname ? { host: hostname, port: Number(port) || 3310 } : { path: decodeURIComponent(pathname) }
    const answer = await reach(place, 'zPING\0').catch(describeReason)
    if (answer.startsWith('PONG')) return []
    const what = `The virus scanner of SCANNER_URL does not answer (${answer}): no upload is taken.`
    return [{ what, cure: 'Start clamd, and let SCANNER_URL name the address or socket on which it listens.' }]
  },
}

export const SETTINGS_CHECKS: readonly Check[] = [
  createNodeCheck(),
  proxy,
  cachesInFront,
  internal,
  secretKeys,
  mailServer,
  storage,
  createDiskCheck(),
  gateway,
  scanner,
]
