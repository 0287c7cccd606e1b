import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMarineSite, type MarineSite } from '#app/testing/marine-site.ts'
import { countTrips, drawStatements, leaveOutTransactions, recordStatements } from '#platform/testing/record-statements.ts'

let marine: MarineSite
let kari: string
beforeAll(async () => {
  marine = await openMarineSite()
  await marine.bring()
  kari = await marine.signIn('kari.moen@nordfjord.example')
  await marine.site.publish('marine', [
    { path: '/news/new-pump', title: 'A new pump', template: 'article-template', kind: 'Article' },
  ])
})
afterAll(() => marine.close())

type Expected = { readonly statements: number; readonly mostTrips: number }

/**
 * With begin and commit, of a page that is not in the cache. Whoever needs more should know why; whoever needs less lowers it.
 * Where several chains of statements are under way, their trips depend on which answers arrive together: at most so many.
 */
test.each<readonly [string, string, 'visitor' | 'buyer', Expected]>([
  ['home', '/us/en', 'visitor', { statements: 4, mostTrips: 2 }],
  ['a category', '/us/en/products/propulsion/engines', 'visitor', { statements: 13, mostTrips: 8 }],
  ['a product', '/us/en/products-dynamic/CP-20', 'visitor', { statements: 18, mostTrips: 8 }],
  ['an article', '/us/en/news/new-pump', 'visitor', { statements: 4, mostTrips: 2 }],
  ['results', '/us/en/search?search=pump', 'visitor', { statements: 14, mostTrips: 11 }],
  ['home of the portal', '/us/en/secure/marine-home', 'buyer', { statements: 8, mostTrips: 4 }],
  ['orders', '/us/en/secure/orders', 'buyer', { statements: 9, mostTrips: 5 }],
  ['the cart', '/cart/marine/en', 'buyer', { statements: 7, mostTrips: 6 }],
])('%s (%s, %s) with %o', async (_, path, who, { statements, mostTrips }) => {
  const cookie = who === 'buyer' ? kari : ''
  const open = async () => {
    marine.site.services.pageCache.dropAll()
    return marine.get(path, cookie)
  }
  // Texts, secrets and the session's last use are read or noted once.
  await open()
  let status = 0
  const all = await recordStatements(async () => void ({ statusCode: status } = await open()))
  // A connection that lasts is asked at any time whether it still does.
  const recorded = leaveOutTransactions(all, /search_event/).filter(({ text }) => text !== 'select 1')
  expect(status).toBe(200)
  expect(recorded.length, drawStatements(recorded)).toBe(statements)
  expect(countTrips(recorded), drawStatements(recorded)).toBeLessThanOrEqual(mostTrips)
})
