import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bringTestPeople } from '#demo/testing/bring-test-people.ts'
import { updatePerson } from '#foundation/identity/public.server.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'
import { withTenant } from '#platform/database/database.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

const TENANTS: readonly TenantKey[] = ['sps', 'hbtbt', 'aerobt']
let site: TestApp
beforeAll(async () => {
  site = await openTestApp()
  await bringTestPeople(site, TENANTS)
})
afterAll(() => site.close())

type Asker = Pick<SignedIn, 'host' | 'cookie'>
const ask = (asker: Asker, query: Record<string, string>) =>
  site.app.inject({
    url: `/api/me/why?${new URLSearchParams(query).toString()}`,
    headers: { host: asker.host, cookie: asker.cookie },
  })
const anonymous = { host: 'sps.localhost', cookie: 'sps-isAuthenticated=true' }

const explain = async (email: string, action: string) => {
  const answer = await ask(await signInAs(site, email), { action })
  expect(answer.statusCode).toBe(200)
  return answer.json() as { allowed: boolean; reasons: { rule: string; text: string; wouldChange?: string }[] }
}

describe('why', () => {
  test.each([
    ['buyer@sps.example', 'order-online', true, ['ordering.approved', 'ordering.default-account']],
    ['nodefault@sps.example', 'order-online', false, ['ordering.no-default-account']],
    ['nodefault@aerobt.example', 'order-online', true, ['ordering.approved']],
    ['reader@aerobt.example', 'order-online', false, ['ordering.not-requested']],
    ['csr@sps.example', 'order-online', true, ['ordering.favourites']],
    ['accounting@aerobt.example', 'open-mini-cart', false, ['cart.accounting']],
    ['accounting@sps.example', 'open-mini-cart', true, ['cart.exempt']],
    ['trainee@hbtbt.example', 'see-training', true, ['training.enrolled']],
    ['student@hbtbt.example', 'see-training', false, ['training.not-requested']],
    ['buyer@sps.example', 'see-training', false, ['training.not-offered']],
    ['blocked@sps.example', 'see-contact-details', false, ['contact.no-access']],
    ['referred@aerobt.example', 'use-tool:approved', false, ['tool.refer-to-network']],
    ['buyer@aerobt.example', 'use-tool:pending', false, ['tool.pending']],
    ['reader@aerobt.example', 'use-tool:group-second', false, ['tool.group-not-requested']],
    ['csr@hbtbt.example', 'use-favourites', false, ['csr.not-a-manager']],
    ['manager@hbtbt.example', 'act-for-customer', true, ['acting.active', 'csr.internal', 'csr.flow-on', 'csr.manager']],
    ['buyer@sps.example', 'act-for-customer', false, ['csr.not-internal']],
    ['author@sps.example', 'edit-content', true, ['author.role']],
    ['admin@sps.example', 'edit-content', false, ['author.no-role']],
    ['admin@sps.example', 'open-back-office', true, ['admin.role']],
    ['buyer@sps.example', 'see-header-item:contact-link', false, ['header.dialog-instead']],
  ])('%s, %s: %s', async (email, action, allowed, rules) => {
    const answer = await explain(email, action)
    expect(answer.allowed).toBe(allowed)
    expect(answer.reasons.map(({ rule }) => rule)).toEqual(rules)
    expect(answer.reasons.every(({ wouldChange }) => (wouldChange !== undefined) === !allowed)).toBe(true)
  })

  test('is answered in the language of the page, with the tool’s name', async () => {
    const buyer = await signInAs(site, 'buyer@sps.example')
    const read = async (query: Record<string, string>) =>
      (await ask(buyer, { action: 'use-tool:denied', ...query })).json().reasons[0]
    expect(await read({ lang: 'de' })).toEqual({
      rule: 'tool.denied',
      text: 'Ihre Anfrage zu Rebate Manager wurde abgelehnt.',
      wouldChange: 'Wenden Sie sich an uns, wenn Sie das für einen Irrtum halten.',
    })
    expect((await read({ pagePath: '/fr/fr/secure/tools/denied' })).text).toBe('Votre demande pour Rebate Manager a été refusée.')
    expect((await read({})).text).toBe('Your request for Rebate Manager was denied.')
  })

  test('tells an anonymous visitor to sign in, whatever they claim [6.1.4] [T-16]', async () => {
    for (const action of ['open-mini-cart', 'see-secured-documents', 'use-tool:approved', 'use-tool:unknown'])
      expect((await ask(anonymous, { action })).json()).toMatchObject({
        allowed: false,
        reasons: [{ rule: 'visitor.signed-out' }],
      })
  })

  test('ignores what the browser says about itself [T-16, T-55]', async () => {
    const buyer = await signInAs(site, 'reader@aerobt.example')
    const claims = { asm: 'true', isInternalUser: 'true', hasEcommerceAccess: 'true', managerRole: 'true' }
    for (const action of ['act-for-customer', 'order-online'])
      expect((await ask(buyer, { action, ...claims })).json().allowed).toBe(false)
  })

  test('follows a change of roles at once', async () => {
    const email = 'manager@sps.example'
    expect((await explain(email, 'use-favourites')).allowed).toBe(true)
    const { personId } = await signInAs(site, email)
    await withTenant(site.services.db, 'sps', (tx) => updatePerson(tx, personId, { isInternal: false }))
    expect((await explain(email, 'use-favourites')).allowed).toBe(false)
    await withTenant(site.services.db, 'sps', (tx) => updatePerson(tx, personId, { isInternal: true }))
  })
})

describe('why, about someone else', () => {
  const idOf = async (email: string) => (await signInAs(site, email)).personId
  const askAbout = async (email: string, about: string) =>
    ask(await signInAs(site, email), { action: 'order-online', person: await idOf(about) })

  test('a representative asks for a customer of their accounts, an administrator for everyone', async () => {
    for (const who of ['csr', 'asm', 'admin', 'buyer'])
      expect((await askAbout(`${who}@aerobt.example`, 'buyer@aerobt.example')).json().allowed).toBe(true)
    expect((await askAbout('admin@aerobt.example', 'reader@aerobt.example')).json()).toMatchObject({
      allowed: false,
      reasons: [{ rule: 'ordering.not-requested' }],
    })
  })

  test.each([
    ['a customer for another', 'single@aerobt.example', 'buyer@aerobt.example'],
    ['a representative for a customer who is not theirs', 'csr@aerobt.example', 'reader@aerobt.example'],
    ['a representative for a colleague', 'csr@aerobt.example', 'admin@aerobt.example'],
    ['an hbtbt employee who is no manager', 'csr@hbtbt.example', 'buyer@hbtbt.example'],
    ['a representative for a customer of another tenant', 'csr@aerobt.example', 'buyer@sps.example'],
    ['an administrator for a customer of another tenant', 'admin@aerobt.example', 'buyer@sps.example'],
  ])('%s: 404', async (_, email, about) => {
    expect((await askAbout(email, about)).statusCode).toBe(404)
  })

  test('an anonymous visitor: 404', async () => {
    expect((await ask(anonymous, { action: 'order-online', person: await idOf('buyer@sps.example') })).statusCode).toBe(404)
  })
})

describe('why, badly asked', () => {
  test.each([
    {},
    { action: '' },
    { action: 'fly' },
    { action: 'use-tool' },
    { action: 'use-tool:../x' },
    { action: 'order-online:x' },
    { action: 'order-online', person: '1' },
    { action: 'order-online', lang: 'x'.repeat(99) },
  ])('%j: 400', async (query) => {
    const buyer = await signInAs(site, 'buyer@sps.example')
    expect((await ask(buyer, query as Record<string, string>)).statusCode).toBe(400)
  })

  test('a tool that does not exist: 404', async () => {
    expect((await ask(await signInAs(site, 'buyer@sps.example'), { action: 'use-tool:unknown' })).statusCode).toBe(404)
  })
})

test('the question is documented with everything that can be asked', async () => {
  const document = (await site.app.inject({ url: '/api/openapi.json', headers: { host: 'sps.localhost' } })).json()
  const parameters = document.paths['/api/me/why'].get.parameters as { name: string; description?: string }[]
  expect(parameters.find(({ name }) => name === 'action')?.description).toContain('use-tool:{id}')
})
