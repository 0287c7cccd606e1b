import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertEnrolments } from '#features/training/training/testing/insert-enrolments.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { withTenant } from '#platform/database/database.ts'

const PATH = '/api/back-office/v1/courses'
let now = new Date('2026-11-16T09:00:00Z')
let site: TestApp
let admin: SignedIn
let trainee: SignedIn
let foreign: SignedIn
beforeAll(async () => {
  site = await openTestApp([], {}, { clock: { now: () => now } })
  admin = await signInAs(site, 'admin@hbtbt.example', { isInternal: true, roles: ['internal', 'admin'] })
  trainee = await signInAs(site, 'trainee@hbtbt.example', { givenName: 'Ada', familyName: 'Lind' })
  foreign = await signInAs(site, 'admin@sps.example', { isInternal: true, roles: ['internal', 'admin'] })
})
afterAll(() => site.close())

const send = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, who?: SignedIn, payload?: object) => {
  const host = who?.host ?? 'hbtbt.localhost'
  const headers = { host, origin: `http://${host}`, cookie: who?.cookie ?? '' }
  const answer = await site.app.inject({ method, url, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, body: answer.body === '' ? {} : answer.json() }
}
const COURSE = {
  ...{ id: 'NET-200', level: 'expert', days: 1, certificateMonths: 12, language: 'en' },
  ...{ title: 'Networks', summary: 'How panels talk.', audience: 'engineers' },
}
const DATE = {
  ...{ startsAt: '2026-11-16T09:10:00Z', endsAt: '2026-11-16T09:20:00Z', timeZone: 'Europe/Berlin', language: 'de' },
  ...{ place: { city: 'Ulm', countryCode: 'DE', venue: 'Akademie' }, seats: 8 },
}

test('a course is put up with a date, found in the catalogue, and who was there gets a certificate', async () => {
  expect(await send('POST', PATH, admin, COURSE)).toEqual({ status: 201, body: { id: 'NET-200' } })
  expect((await send('POST', PATH, admin, COURSE)).status).toBe(409)
  const { id } = (await send('POST', `${PATH}/NET-200/dates`, admin, DATE)).body
  const { courses } = (await send('GET', '/api/training/v1/courses?language=de')).body
  expect(courses).toMatchObject([{ id: 'NET-200', title: 'Networks', dates: [{ id, seatsLeft: 8 }] }])
  await withTenant(site.services.db, 'hbtbt', (tx) =>
    insertEnrolments(tx, [{ dateId: id, personId: trainee.personId, status: 'Enrolled', enrolledAt: now }]),
  )
  const note = (attended: boolean) => send('PUT', `${PATH}/dates/${id}/attendance/${trainee.personId}`, admin, { attended })
  expect((await note(true)).status).toBe(409)
  expect((await send('DELETE', `${PATH}/dates/${id}`, admin)).status).toBe(409)
  now = new Date('2026-11-16T09:21:00Z')
  const present = await note(true)
  expect(present.body).toEqual({ attended: true, certificate: expect.stringMatching(/^TC-/) })
  const absent = await note(false)
  expect(absent.body).toEqual({ attended: false, certificate: null })
  const { certificates } = (await send('GET', '/api/training/v1/me?language=en', trainee)).body
  expect(certificates).toMatchObject([{ number: present.body.certificate, state: 'revoked' }])
  expect((await note(true)).body).toEqual(present.body)
  const { people } = (await send('GET', `${PATH}/dates/${id}/attendance`, admin)).body
  expect(people).toMatchObject([{ name: 'Ada Lind', attended: true, certificate: present.body.certificate }])
})

test('whoever was missed gets none', async () => {
  const dates = { startsAt: '2026-11-16T09:12:00Z', endsAt: '2026-11-16T09:19:00Z' }
  const { id } = (await send('POST', `${PATH}/NET-200/dates`, admin, { ...DATE, ...dates, place: null })).body
  await withTenant(site.services.db, 'hbtbt', (tx) =>
    insertEnrolments(tx, [{ dateId: id, personId: trainee.personId, status: 'Enrolled', enrolledAt: now }]),
  )
  expect((await send('PUT', `${PATH}/dates/${id}/attendance/${trainee.personId}`, admin, { attended: false })).status).toBe(200)
  const { certificates } = (await send('GET', '/api/training/v1/me?language=en', trainee)).body
  expect(certificates).toHaveLength(1)
})

test('an empty date is removed; times and zones are checked; other tenants and people find nothing', async () => {
  const { id } = (await send('POST', `${PATH}/NET-200/dates`, admin, DATE)).body
  expect((await send('DELETE', `${PATH}/dates/${id}`, foreign)).status).toBe(404)
  expect((await send('DELETE', `${PATH}/dates/${id}`, admin)).status).toBe(204)
  expect((await send('DELETE', `${PATH}/dates/${id}`, admin)).status).toBe(404)
  for (const wrong of [{ endsAt: DATE.startsAt }, { timeZone: 'Mars/Olympus' }, { seats: 0 }])
    expect((await send('POST', `${PATH}/NET-200/dates`, admin, { ...DATE, ...wrong })).status).toBe(400)
  expect((await send('POST', `${PATH}/NONE/dates`, admin, DATE)).status).toBe(404)
  expect((await send('GET', PATH, trainee)).status).toBe(404)
  expect((await send('GET', PATH)).status).toBe(401)
  expect((await send('GET', PATH, foreign)).body).toEqual({ courses: [] })
})
