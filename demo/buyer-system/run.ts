import http from 'node:http'
import https from 'node:https'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import type { BuyerAnswer, BuyerRequest } from '#demo/buyer-system/buyer-client.ts'
import { runBuyer, USAGE, UsageError } from '#demo/buyer-system/buyer-commands.ts'
import { demoConnection } from '#demo/buyer-system/demo-connection.ts'
import { TENANT_KEYS } from '#demo/tenant-keys.ts'

/** Names below `localhost` are this machine, whatever its resolver says. */
const hostOf = (hostname: string): string =>
  hostname === 'localhost' || hostname.endsWith('.localhost') ? '127.0.0.1' : hostname

const callSite =
  (site: URL) =>
  ({ method, path, headers = {}, body }: BuyerRequest): Promise<BuyerAnswer> =>
    new Promise((resolve, reject) => {
      const { request } = site.protocol === 'https:' ? https : http
      const all = { host: site.host, origin: site.origin, ...headers }
      const options = { host: hostOf(site.hostname), servername: site.hostname, port: site.port, path, method, headers: all }
      const call = request(options, (answer) => {
        text(answer).then(
          (read) => resolve({ status: answer.statusCode ?? 0, body: read, location: answer.headers.location ?? '' }),
          reject,
        )
      })
      call.once('error', reject)
      call.end(body)
    })

const server = http.createServer()

/** Where the browser brings the cart. */
const listen = async () => {
  const { promise: posted, resolve } = Promise.withResolvers<Readonly<Record<string, string>>>()
  server.on('request', (request, reply) => {
    const take = (body: string): void => {
      reply.setHeader('content-type', 'text/plain; charset=utf-8').end('The cart is in your terminal. You may close this page.')
      if (request.method === 'POST') resolve(Object.fromEntries(new URLSearchParams(body)))
    }
    text(request).then(take, (error: unknown) => void reply.destroy(error instanceof Error ? error : undefined))
  })
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready))
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/return`, posted }
}

const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      site: { type: 'string', default: 'http://sps.localhost:3000' },
      identity: { type: 'string' },
      secret: { type: 'string' },
      fill: { type: 'string' },
    },
  })
  const site = new URL(values.site)
  const known = demoConnection(TENANT_KEYS.find((key) => key === site.hostname.split('.', 1)[0]) ?? 'sps')
  const sender = { identity: values.identity ?? known.identity, secret: values.secret ?? known.secret }
  const print = (line: string): void => void process.stdout.write(`${line}\n`)
  await runBuyer({ call: callSite(site), sender, now: () => new Date(), print, listen }, positionals, { fill: values.fill })
}

try {
  await main()
} catch (error) {
  const isUsage = error instanceof UsageError || (error instanceof TypeError && 'code' in error)
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}${isUsage ? `\n\n${USAGE}` : ''}\n`)
  process.exitCode = 1
} finally {
  server.close()
  server.closeAllConnections()
}
