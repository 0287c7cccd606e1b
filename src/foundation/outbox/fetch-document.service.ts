import http from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import { checkHookAddress } from '#foundation/outbox/address.rules.ts'
import { createLookup, isReachable, WebhookRefused } from '#foundation/outbox/send-webhook.service.ts'

const TIMEOUT_MS = 5000

export type DocumentRequest = { readonly url: string; readonly mostBytes: number; readonly allowsLoopback: boolean }
export type FetchedDocument = { readonly status: number; readonly text: string }

/** Reads a small JSON document of somebody else's address, as carefully as a webhook is sent there; redirects are not followed [T-85]. */
export const fetchDocument = ({ url, mostBytes, allowsLoopback }: DocumentRequest): Promise<FetchedDocument> =>
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
        agent: false,
        lookup: createLookup(allowsLoopback),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: { accept: 'application/json', 'user-agent': 'Portico' },
      },
      (answer) => {
        const chunks: Buffer[] = []
        let size = 0
        answer.on('data', (chunk: Buffer) => {
          size += chunk.length
          if (size > mostBytes) answer.destroy(new Error('the document is too large'))
          else chunks.push(chunk)
        })
        answer.once('error', reject)
        answer.once('end', () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') }))
      },
    )
    call.once('error', reject)
    call.end()
  })
