import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publishDue } from '#features/authoring/authoring/publish-due.service.ts'
import { isReviewRequiredOn } from '#features/authoring/authoring/publish-check.service.ts'
import { withTenant } from '#platform/database/database.ts'
import { callsOf, PAGES, withText, type AuthorCalls } from '#app/testing/author-calls.ts'
import { signInAs } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

let site: TestApp
let author: AuthorCalls
let second: AuthorCalls
let buyer: AuthorCalls
let foreign: AuthorCalls
let visitor: AuthorCalls
let pages = 0
const make = () => author.create(`/reviewed/${++pages}`)

beforeAll(async () => {
  site = await openTestApp()
  author = callsOf(site, await signInAs(site, 'author@sps.example', { roles: ['author'] }))
  second = callsOf(site, await signInAs(site, 'author2@sps.example', { roles: ['author'] }))
  buyer = callsOf(site, await signInAs(site, 'buyer@sps.example'))
  foreign = callsOf(site, await signInAs(site, 'author@aerobt.example', { roles: ['author'] }))
  visitor = callsOf(site)
})
afterAll(() => site.close())

const ask = (id: string, who = author, note = 'The prices, please.') =>
  who.send('POST', `${PAGES}/${id}/review`, { payload: { note } })
const decide = (id: string, decision: string, who = second, note = '') =>
  who.send('POST', `${PAGES}/${id}/review/decision`, { payload: { decision, note } })
const read = async (id: string, who = author) => (await who.get(`${PAGES}/${id}/review`)).json().review

describe('a review', () => {
  test('keeps a page from visitors until somebody else approves it', async () => {
    const { id } = await make()
    expect(await read(id)).toBeNull()
    expect((await ask(id)).statusCode).toBe(201)
    expect(await read(id)).toMatchObject({ state: 'open', note: 'The prices, please.', isOwn: true, mayDecide: false })
    expect(await read(id, second)).toMatchObject({ state: 'open', isOwn: false, mayDecide: true })
    const refused = await author.publish(id)
    expect([refused.statusCode, refused.json().problems[0].code]).toEqual([422, 'review'])
    expect((await decide(id, 'approve', author)).statusCode).toBe(403)
    expect((await decide(id, 'approve')).json().review).toMatchObject({ state: 'approved', isCurrent: true })
    expect((await author.publish(id)).statusCode).toBe(200)
  })

  const codesOf = async (id: string) => {
    const { markets } = (await author.get(`${PAGES}/${id}/markets`)).json()
    return markets[0].checks.map(({ code }: { code: string }) => code)
  }
  const refusalOf = async (id: string, who = author) => {
    const answer = await who.publish(id)
    return [answer.statusCode, answer.json().problems?.[0].code]
  }
  const withdraw = (id: string) => author.send('DELETE', `${PAGES}/${id}/review`)

  test('that sent a page back keeps it from visitors until another one is approved [T-102]', async () => {
    const { id, etag } = await make()
    await ask(id)
    await decide(id, 'return', second, 'The price of the pump is wrong.')
    expect(await read(id)).toMatchObject({ state: 'returned', answer: 'The price of the pump is wrong.', isCurrent: true })
    expect(await codesOf(id)).toEqual(['review-returned'])
    await author.save(id, etag, withText('<p>Right</p>'))
    expect([(await read(id)).isCurrent, await codesOf(id)]).toEqual([false, ['review-returned']])
    expect(await refusalOf(id)).toEqual([422, 'review-returned'])
    expect(await refusalOf(id, second)).toEqual([422, 'review-returned'])
    await ask(id)
    await withdraw(id)
    expect(await refusalOf(id, second)).toEqual([422, 'review-returned'])
    await ask(id)
    await decide(id, 'approve')
    expect((await author.publish(id)).statusCode).toBe(200)
  })

  test('approves exactly the text that was looked at [T-102]', async () => {
    const { id, etag } = await make()
    await ask(id)
    await decide(id, 'approve')
    // Within the same version, as the editor saves by itself.
    expect((await author.save(id, etag, withText('<p>Changed</p>'), '?autosave=true')).json().version).toBe(1)
    expect(await refusalOf(id)).toEqual([422, 'review-outdated'])
    const planned = await author.publish(id, { at: '2999-01-01T00:00:00.000Z' })
    expect([planned.statusCode, planned.json().problems[0].code]).toEqual([422, 'review-outdated'])
    const restored = await author.send('POST', `${PAGES}/${id}/versions/1/restore`)
    expect(restored.statusCode).toBe(200)
    expect(await refusalOf(id)).toEqual([422, 'review-outdated'])
  })

  test('that was withdrawn is no way around it for who asked [T-102]', async () => {
    const { id } = await make()
    await ask(id)
    expect((await withdraw(id)).statusCode).toBe(204)
    expect(await refusalOf(id)).toEqual([422, 'review-withdrawn'])
    expect((await second.publish(id)).statusCode).toBe(200)
  })

  test('that sent a planned page back removes the plan [T-89, T-102]', async () => {
    const LATER = '2999-01-01T00:00:00.000Z'
    const { id } = await make()
    await author.publish(id, { at: LATER })
    await ask(id)
    await decide(id, 'return')
    const rules = { isReviewRequired: false }
    expect(await withTenant(site.services.db, 'sps', (tx) => publishDue(tx, new Date(LATER), rules))).toBe(0)
    expect((await author.get(`${PAGES}/${id}`)).json()).toMatchObject({ publishedVersion: null, scheduledAt: null })
  })

  test('can be required by the site: then nothing is published without one [T-102]', async () => {
    const { tenants, db } = site.services
    const path = `/reviewed/${++pages}`
    const { id } = await author.create(path)
    const planned = await author.create(`/reviewed/${++pages}`)
    const LATER = '2999-01-01T00:00:00.000Z'
    await author.publish(planned.id, { at: LATER })
    tenants.apply('sps', { config: { reviewRequired: true }, flags: {} })
    try {
      expect(await refusalOf(id)).toEqual([422, 'review-missing'])
      const rules = { isReviewRequired: isReviewRequiredOn(site.services, 'sps') }
      expect(await withTenant(db, 'sps', (tx) => publishDue(tx, new Date(LATER), rules))).toBe(0)
      await ask(id)
      await decide(id, 'approve')
      expect((await author.publish(id)).statusCode).toBe(200)
      const { etag } = (await author.get(`${PAGES}/${id}`)).json()
      await author.save(id, etag, withText('<p>Next</p>'))
      expect(await refusalOf(id, second)).toEqual([422, 'review-outdated'])
      // A page cannot switch it off for itself, and visitors are not notified of it.
      const own = { ...withText('<p>Own</p>'), config: { reviewRequired: false } }
      expect((await author.create(`/reviewed/${++pages}`, own)).answer.statusCode).toBe(422)
      expect((await visitor.get(`/us/en${path}`)).body).not.toContain('reviewRequired')
    } finally {
      tenants.apply('sps', { config: {}, flags: {} })
    }
  })

  test('is not given by who wrote last', async () => {
    const { id, etag } = await make()
    await ask(id)
    await second.save(id, etag, withText('<p>I put it right myself</p>'))
    expect((await decide(id, 'approve')).statusCode).toBe(403)
  })

  test('is asked for once, decided once, and taken back by who asked', async () => {
    const { id } = await make()
    expect((await decide(id, 'approve')).statusCode).toBe(409)
    const requested = await Promise.all([ask(id), ask(id)])
    expect(requested.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
    expect((await second.send('DELETE', `${PAGES}/${id}/review`)).statusCode).toBe(403)
    expect((await author.send('DELETE', `${PAGES}/${id}/review`)).statusCode).toBe(204)
    await ask(id)
    const decided = await Promise.all([decide(id, 'approve'), decide(id, 'return')])
    expect(decided.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })

  test('stands in the list of pages and in the log', async () => {
    const { id } = await make()
    await ask(id)
    const { pages: listed } = (await author.get(`${PAGES}?state=review`)).json()
    expect(listed.find((page: { id: string }) => page.id === id)).toMatchObject({ inReview: true })
  })

  test('is of no concern to others, and says what is wrong with a question', async () => {
    const { id } = await make()
    for (const [who, status] of [
      [visitor, 401],
      [buyer, 404],
      [foreign, 404],
    ] as const) {
      expect((await who.get(`${PAGES}/${id}/review`)).statusCode).toBe(status)
      expect((await ask(id, who)).statusCode).toBe(status)
      expect((await decide(id, 'approve', who)).statusCode).toBe(status)
    }
    expect((await ask(id, author, 'x'.repeat(1001))).statusCode).toBe(400)
    expect((await decide(id, 'perhaps')).statusCode).toBe(400)
  })
})
