import http from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import { checkHookAddress } from '#foundation/outbox/address.rules.ts'
import { createLookup, isReachable, WebhookRefused } from '#foundation/outbox/send-webhook.service.ts'

const TIMEOUT_MS = 15_000

export type PostedDocument = {
  readonly url: string
  readonly body: string
  readonly contentType: string
  /** Of the answer; what is longer is cut. */
  readonly mostBytes: number
  readonly allowsLoopback: boolean
  readonly signal: AbortSignal
}

/** Posts a document to a customer's own system and reads what it answers, as carefully as a webhook is sent; redirects are not followed [T-85]. */
export const postDocument = ({
  url,
  body,
  contentType,
  mostBytes,
  allowsLoopback,
  signal,
}: PostedDocument): Promise<{ readonly status: number; readonly text: string }> =>
  new Promise((resolve, reject) => {
    const target = new URL(url)
    const host = target.hostname.replace(/^\[|\]$/g, '')
    // A bare address is not looked up, so it is judged here.
    if (!checkHookAddress(url, allowsLoopback).isAllowed || (isIP(host) !== 0 && !isReachable(host, allowsLoopback)))
      return reject(new WebhookRefused('the address is not on the internet'))
    const { request } = target.protocol === 'https:' ? https : http
    const call = request(
      target,
      {
        method: 'POST',
        agent: false,
        lookup: createLookup(allowsLoopback),
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
        headers: { 'content-type': contentType, 'content-length': Buffer.byteLength(body), 'user-agent': 'Portico' },
      },
      (answer) => {
        const chunks: Buffer[] = []
        let size = 0
        const finish = (): void =>
          resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8').slice(0, mostBytes) })
        answer.on('data', (chunk: Buffer) => {
          size += chunk.length
          chunks.push(chunk)
          if (size <= mostBytes) return
          finish()
          answer.destroy()
        })
        answer.once('error', reject)
        answer.once('end', finish)
      },
    )
    call.once('error', reject)
    call.end(body)
  })
