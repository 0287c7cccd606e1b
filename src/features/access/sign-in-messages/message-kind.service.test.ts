import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openKindClient, type KindClient } from '#app/testing/kind-client.ts'
import { callsOf } from '#app/testing/author-calls.ts'
import { signInAs } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

let site: TestApp
let erp: KindClient
beforeAll(async () => {
  site = await openTestApp([], {}, { clock: { now: () => new Date('2026-11-18T12:00:00Z') } })
  erp = await openKindClient(site, 'sps')
})
afterAll(() => site.close())

const STOCK = { role: 'customer', texts: { en: 'We take stock', de: 'Inventur' }, from: '2026-11-18', until: '2026-11-18' }
const readAs = async (name: string, about: object = {}) =>
  (await callsOf(site, await signInAs(site, `${name}@sps.example`, about)).get('/sm/api/common/account/message')).json()
    .PortalSignInMessage

describe('messages that were brought', () => {
  test('are shown to their role on their days, read back the same, and again change nothing [1.0.24, T-52]', async () => {
    await erp.bring('messages', [STOCK, { role: 'Everyone', texts: { en: 'Hello' }, from: '2026-01-01' }])
    expect(await erp.read('messages')).toEqual([STOCK, { role: 'everyone', texts: { en: 'Hello' }, from: '2026-01-01' }])
    expect(await readAs('buyer', { language: 'de' })).toBe('Inventur')
    expect(await readAs('clerk', { roles: ['internal'], isInternal: true })).toBe('Hello')
    const since = `?since=2026-11-18T12:00:00.001Z`
    await erp.bring('messages', [STOCK])
    expect(await erp.read('messages', since)).toEqual([])
  })

  test('of several roles, written on the screen, are a line for each', async () => {
    const admin = callsOf(site, await signInAs(site, 'admin@sps.example', { roles: ['internal', 'admin'], isInternal: true }))
    const payload = { texts: { en: 'Two' }, roles: ['author', 'asm'], from: '2026-12-01', until: null }
    expect((await admin.send('POST', '/api/back-office/v1/sign-in-messages', { payload })).statusCode).toBe(201)
    const author = { role: 'author', texts: { en: 'Two' }, from: '2026-12-01' }
    expect(await erp.read('messages')).toEqual(expect.arrayContaining([author, { ...author, role: 'asm' }]))
    await erp.bring('messages', [{ ...author, texts: { en: 'One' } }])
    expect(await erp.read('messages')).toEqual(
      expect.arrayContaining([
        { ...author, texts: { en: 'One' } },
        { ...author, role: 'asm' },
      ]),
    )
    await erp.bring('messages', [
      { role: 'author', from: '2026-12-01', deleted: true },
      { role: 'asm', from: '2026-12-01', deleted: true },
    ])
    expect(await erp.read('messages')).toHaveLength(2)
  })

  test.each([
    ['no role', { role: undefined }, 'role: is missing'],
    ['an unknown role', { role: 'boss' }, 'role: ‘boss’ is none of everyone, customer, accounting'],
    ['no text', { texts: undefined }, 'text_en: is missing'],
    ['only empty texts', { texts: { en: '' } }, 'text_en: is missing'],
    ['a text that is none', { texts: 'Hello' }, 'texts: ‘Hello’ holds no texts by language'],
    ['a language that there is not', { texts: { it: 'Ciao' } }, 'text_it: there are the languages'],
    ['a text that is too long', { texts: { en: 'x'.repeat(1_001) } }, 'text_en: has 1001 letters; 1000 are the most'],
    ['a formula', { texts: { en: '=A1' } }, 'text_en: ‘=A1’ begins like a formula'],
    ['no first day', { from: null }, 'from: is missing'],
    ['a word for a day', { from: 'today' }, 'from: ‘today’ is no date; write it as 2027-03-31'],
    ['an end before its beginning', { until: '2026-11-17' }, 'until: 2026-11-17 is before the first day, 2026-11-18'],
    ['an unknown field', { bis: '2026-11-19' }, 'bis: there is no such field'],
  ])('are refused with %s [T-46]', async (_, fault, sentence) => {
    const [answer] = await erp.send('messages', [{ ...STOCK, ...fault }])
    expect(answer?.error).toContain(sentence)
  })
})
