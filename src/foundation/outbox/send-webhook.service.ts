import { lookup } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import type { LookupFunction } from 'node:net'
import { isLoopback, isPublicAddress, checkHookAddress } from '#foundation/outbox/address.rules.ts'

const TIMEOUT_MS = 10_000

export class WebhookRefused extends Error {}

export const isReachable = (address: string, allowsLoopback: boolean): boolean =>
  isPublicAddress(address) || (allowsLoopback && isLoopback(address))

/**
 * Looks at every address a name stands for, and connects to what was looked at: a name that changes between the two
 * reaches nothing [T-85].
 */
export const createLookup =
  (allowsLoopback: boolean): LookupFunction =>
  (host, options, done) => {
    lookup(host, { all: true, order: 'verbatim' }, (error, found) => {
      if (error) return done(error, '', 4)
      const [first] = found
      if (!first || found.some(({ address }) => !isReachable(address, allowsLoopback)))
        return done(new WebhookRefused('the address is not on the internet'), '', 4)
      return options.all ? done(null, found) : done(null, first.address, first.family)
    })
  }

export type WebhookRequest = {
  readonly url: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
  readonly allowsLoopback: boolean
  readonly signal?: AbortSignal
  readonly timeoutMs?: number
}

/** Posts once and says the status; redirects are not followed, and what is answered is not read. */
export const postWebhook = ({
  url,
  body,
  headers,
  allowsLoopback,
  signal,
  timeoutMs = TIMEOUT_MS,
}: WebhookRequest): Promise<number> =>
  new Promise((resolve, reject) => {
    const target = new URL(url)
    const host = target.hostname.replace(/^\[|\]$/g, '')
    // A bare address is not looked up, so it is judged here.
    if (!checkHookAddress(url, allowsLoopback).isAllowed || (isIP(host) !== 0 && !isReachable(host, allowsLoopback)))
      return reject(new WebhookRefused('the address is not on the internet'))
    const { request } = target.protocol === 'https:' ? https : http
    const deadline = AbortSignal.timeout(timeoutMs)
    const call = request(
      target,
      {
        method: 'POST',
        agent: false,
        lookup: createLookup(allowsLoopback),
        signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
        headers: {
          ...headers,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'Portico',
        },
      },
      (answer) => {
        answer.destroy()
        resolve(answer.statusCode ?? 0)
      },
    )
    call.once('error', reject)
    call.end(body)
  })
