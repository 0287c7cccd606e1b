import { get } from 'node:http'
import type { PoolConfig } from 'pg'
import { withClient } from '#platform/database/database-roles.ts'
import type { Buyer } from './load.ts'

const TENANTS = ['process', 'sps', 'aerobt']
const PARTS = 20

const readCookie = (port: number, host: string): Promise<string> =>
  new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: '/demo/sign-in/buyer', headers: { host } }, (answer) => {
      answer.resume()
      resolve((answer.headers['set-cookie'] ?? []).map((text) => text.split(';')[0]).join('; '))
    }).on('error', reject)
  })

/** Buyers of the demo world with a session each, and parts that they can order. */
export const makeBuyers = async (port: number, owner: PoolConfig): Promise<Buyer[]> => {
  const buyers: Buyer[] = []
  for (const tenant of TENANTS) {
    const host = `${tenant}.localhost`
    const skus = await withClient(owner, async (client) => {
      await client.query(`select set_config('app.tenant', $1, false)`, [tenant])
      const { rows } = await client.query<{ sku: string }>(
        `select sku from product where lifecycle = 'active' and markets is null
           and (prices->'list') ? 'USD' and (prices->'list') ? 'EUR' order by sku limit ${PARTS}`,
      )
      return rows.map(({ sku }) => sku)
    })
    buyers.push({ host, cookie: await readCookie(port, host), skus })
  }
  return buyers
}

export const readOrderNumbers = (owner: PoolConfig): Promise<string[]> =>
  withClient(owner, async (client) => {
    const numbers: string[] = []
    for (const tenant of TENANTS) {
      await client.query(`select set_config('app.tenant', $1, false)`, [tenant])
      const { rows } = await client.query<{ number: string }>('select number from orders')
      numbers.push(...rows.map(({ number }) => `${tenant} ${number}`))
    }
    return numbers
  })
