import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { APP_ROLE } from '#platform/database/role-names.ts'
import { startMailServer } from '#platform/testing/mail-server.ts'
import { startS3Server } from '#platform/testing/s3-server.ts'
import { openLink, type Link } from './link.ts'
import { openProduct, socketFolder, type Product } from './product.ts'

export type Surroundings = {
  /** Reaches everything around it over links. */
  readonly product: Product
  readonly links: { readonly database: Link; readonly mail: Link; readonly webhooks: Link; readonly storage: Link }
  readonly countMails: () => number
  /** The ids of all webhooks that arrived. */
  readonly arrived: ReadonlySet<string>
  readonly close: () => Promise<void>
}

const startReceiver = async (arrived: Set<string>) => {
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      const id = request.headers['webhook-id']
      if (typeof id === 'string') arrived.add(id)
      response.writeHead(204).end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() }
}

/** A mail server, a receiver of webhooks and a storage of their own, and the database of a product that is there already. */
export const openSurroundings = async (dataFolder: string): Promise<Surroundings> => {
  const arrived = new Set<string>()
  const [mails, receiver, objects] = await Promise.all([startMailServer(), startReceiver(arrived), startS3Server()])
  const host = '127.0.0.1'
  const linkTo = (port: number | string): Promise<Link> => openLink({ host, port: Number(port) })
  const [database, mail, webhooks, storage] = await Promise.all([
    openLink({ path: path.join(socketFolder(dataFolder), '.s.PGSQL.5432') }),
    linkTo(new URL(mails.url).port),
    linkTo(receiver.port),
    linkTo(new URL(objects.endpoint).port),
  ])
  const environment = {
    DATABASE_URL: `postgres://${APP_ROLE}@${host}:${database.port}/portico`,
    MAIL_URL: `smtp://${host}:${mail.port}`,
    MAIL_FROM: 'Portico <no-reply@portico.example>',
    MAIL_LIMIT_PERCENT: '10000',
    FILES_URL: `s3://faults?endpoint=${encodeURIComponent(`http://${host}:${storage.port}`)}&region=loopback`,
    S3_ACCESS_KEY_ID: 'faults',
    S3_SECRET_ACCESS_KEY: 'faults-on-loopback',
    WEBHOOK_ALLOW_LOOPBACK: '1',
    ERP_SIMULATOR: 'off',
  }
  const product = await openProduct(dataFolder, environment)
  return {
    ...{ product, arrived },
    links: { database, mail, webhooks, storage },
    countMails: () => mails.received.length,
    close: async () => {
      await product.stop()
      await Promise.all([database, mail, webhooks, storage].map((link) => link.close()))
      receiver.close()
      await Promise.all([mails.close(), objects.close()])
    },
  }
}
