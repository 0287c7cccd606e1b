import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertTools } from '#foundation/entitlements/testing/insert-tools.ts'
import { saveToolAccess } from '#foundation/entitlements/public.server.ts'
import { readCertificateNumber } from '#features/training/training/certificates/certificate.rules.ts'
import { insertCertificates } from '#features/training/training/certificates/certificate.store.ts'
import { insertCourseDates, insertCourses, type DateRow } from '#features/training/training/courses/course.store.ts'
import { insertEnrolments } from '#features/training/training/testing/insert-enrolments.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'
import { listOutbox } from '#platform/mail/mail.ts'

const API = '/api/training/v1'
const NOW = new Date('2026-11-16T09:00:00Z')
const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS)
const NUMBER = 'TC-7K3Q-9M2X-4TBD'

let site: TestApp
let trainee: SignedIn
const inTenant = <T>(work: (tx: Tx) => Promise<T>) => withTenant(site.services.db, 'hbtbt', work)

const approve = async (name: string): Promise<SignedIn> => {
  const who = await signInAs(site, `${name}@hbtbt.example`, { givenName: 'Ada', familyName: name })
  await inTenant((tx) =>
    saveToolAccess(tx, { personId: who.personId, toolId: 'training', status: 'Approved', lmsUserId: `LMS-${name}` }, NOW),
  )
  return who
}
const plan = async (changes: Partial<DateRow> = {}): Promise<string> => {
  const id = randomUUID()
  const place = { city: 'Stuttgart', countryCode: 'DE', venue: 'Akademie', timeZone: 'Europe/Berlin', language: 'de' as const }
  await inTenant((tx) =>
    insertCourseDates(tx, [
      { id, courseId: 'FIRE-120', startsAt: inDays(20), endsAt: inDays(21), seats: 1, ...place, ...changes },
    ]),
  )
  return id
}

beforeAll(async () => {
  site = await openTestApp([], {}, { clock: { now: () => NOW } })
  await inTenant(async (tx) => {
    await insertTools(tx, [{ id: 'training', name: 'Training', businessSegment: 'Commerce', pagePath: null, targetUrl: null }])
    const text = { title: 'Fire panels', summary: 'One day at the panel.', audience: 'caretakers' }
    await insertCourses(tx, [
      {
        id: 'FIRE-120',
        level: 'basic',
        days: 1,
        certificateMonths: 24,
        position: 0,
        texts: { en: text, de: { ...text, title: 'Brandmelder' } },
      },
    ])
  })
  trainee = await approve('trainee')
})
afterAll(() => site.close())

type Caller = Pick<SignedIn, 'host' | 'cookie'>
const call = ({ host, cookie }: Caller, method: 'GET' | 'PUT' | 'DELETE', url: string) =>
  site.app.inject({ method, url, headers: { host, cookie, origin: `http://${host}` } })
const enrol = (who: Caller, id: string) => call(who, 'PUT', `${API}/dates/${id}/enrolment`)
const cancel = (who: Caller, id: string) => call(who, 'DELETE', `${API}/dates/${id}/enrolment`)
const visitor = { host: 'hbtbt.localhost', cookie: '' }
const courseDates = async (language = 'en') =>
  (await call(visitor, 'GET', `${API}/courses?language=${language}`)).json<{
    courses: { title: string; dates: { id: string; seatsLeft: number; waiting: number }[] }[]
  }>().courses

test('everyone sees courses with dates to come and seats that are left, in their language', async () => {
  const [open, begun] = [await plan({ seats: 4 }), await plan({ startsAt: inDays(-1) })]
  const [course] = await courseDates('de')
  expect(course?.title).toBe('Brandmelder')
  expect((await courseDates('pl'))[0]?.title).toBe('Fire panels')
  expect(course?.dates.find(({ id }) => id === open)).toMatchObject({ seatsLeft: 4, waiting: 0 })
  expect(course?.dates.some(({ id }) => id === begun)).toBe(false)
  expect((await call(visitor, 'GET', `${API}/courses?language=xx`)).statusCode).toBe(400)
  const elsewhere = await call({ host: 'sps.localhost', cookie: '' }, 'GET', `${API}/courses`)
  expect(elsewhere.json()).toEqual({ courses: [] })
})

test('the last seat goes to one of those who want it at once; the others wait, and the first of them moves up', async () => {
  const id = await plan()
  const people = await Promise.all(['one', 'two', 'three'].map(approve))
  const answers = await Promise.all(people.map((who) => enrol(who, id)))
  const statuses = answers.map((answer) => answer.json<{ status: string }>().status)
  expect(statuses.filter((status) => status === 'Enrolled')).toHaveLength(1)
  expect((await enrol(people[0]!, id)).json()).toMatchObject({ status: statuses[0] })
  const [course] = await courseDates()
  expect(course?.dates.find((date) => date.id === id)).toMatchObject({ seatsLeft: 0, waiting: 2 })
  const holder = people[statuses.indexOf('Enrolled')]!
  expect((await cancel(holder, id)).statusCode).toBe(200)
  expect((await cancel(holder, id)).statusCode).toBe(404)
  const [after] = await courseDates()
  expect(after?.dates.find((date) => date.id === id)).toMatchObject({ seatsLeft: 0, waiting: 1 })
  const mails = await inTenant((tx) => listOutbox(tx, 100))
  const templates = mails.map(({ template }) => template)
  expect(templates.filter((template) => template === 'training-promoted')).toHaveLength(1)
  expect(mails.find(({ template }) => template === 'training-enrolled')?.text).toContain('Fire panels')
})

test('only who is approved takes a seat, and only on a date that exists and has not begun [6.9.1] [T-59]', async () => {
  const id = await plan({ seats: 5 })
  expect((await enrol(visitor, id)).statusCode).toBe(401)
  const student = await signInAs(site, 'student@hbtbt.example')
  expect((await enrol(student, id)).statusCode).toBe(403)
  expect((await enrol({ ...student, cookie: `${student.cookie}; Enable%20Training=Approved` }, id)).statusCode).toBe(403)
  for (const unknown of [randomUUID(), 'nonsense']) expect((await enrol(trainee, unknown)).statusCode).toBe(404)
  const begun = await plan({ startsAt: inDays(-1), endsAt: inDays(1) })
  expect((await enrol(trainee, begun)).statusCode).toBe(409)
  const foreign = await signInAs(site, 'buyer@sps.example')
  expect((await enrol(foreign, id)).statusCode).toBe(403)
  expect((await cancel(foreign, id)).statusCode).toBe(404)
})

test('one sees one’s own dates and certificates, nobody else’s; a date that is over gives a certificate once', async () => {
  const graduate = await approve('graduate')
  const over = await plan({ startsAt: inDays(-3), endsAt: inDays(-2) })
  await inTenant((tx) =>
    insertEnrolments(tx, [{ dateId: over, personId: graduate.personId, status: 'Enrolled', enrolledAt: inDays(-9) }]),
  )
  type Own = { enrolments: { date: { id: string } }[]; certificates: { number: string; validUntil: string; state: string }[] }
  const read = async (who: Caller) => (await call(who, 'GET', `${API}/me`)).json<Own>()
  const [first, second] = [await read(graduate), await read(graduate)]
  expect(first.certificates).toMatchObject([{ validUntil: '2028-11-14', state: 'valid' }])
  expect(second.certificates).toEqual(first.certificates)
  expect(first.enrolments.map(({ date }) => date.id)).toEqual([over])
  expect((await read(trainee)).certificates).toEqual([])
  expect((await call(visitor, 'GET', `${API}/me`)).statusCode).toBe(401)
})

test('a date can be put into one’s calendar', async () => {
  const id = await plan()
  const file = await call(visitor, 'GET', `${API}/dates/${id}/calendar.ics?language=de`)
  expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(file.headers['content-disposition']).toBe('attachment; filename="FIRE-120.ics"')
  expect(file.body).toContain('SUMMARY:Brandmelder\r\n')
  expect(file.body).toContain('LOCATION:Akademie\\, Stuttgart\\, Deutschland\r\n')
  for (const unknown of [randomUUID(), 'nonsense'])
    expect((await call(visitor, 'GET', `${API}/dates/${unknown}/calendar.ics`)).statusCode).toBe(404)
})

test('a certificate is checked by its number, which nobody finds by chance', async () => {
  await inTenant((tx) =>
    insertCertificates(tx, [
      {
        number: NUMBER,
        personId: trainee.personId,
        holder: 'Ada <Trainee>',
        courseId: 'FIRE-120',
        courseTitles: { en: 'Fire panels' },
        dateId: null,
        issuedOn: '2026-11-01',
        validUntil: '2026-11-15',
        isRevoked: false,
      },
    ]),
  )
  const open = (path: string, host = 'hbtbt.localhost') =>
    call({ host, cookie: '' }, 'GET', `/us/en/training/certificates${path}`)
  const found = await open(`/${NUMBER}`)
  expect(found.statusCode).toBe(200)
  expect(found.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
  expect(found.body).toContain('Ada &lt;Trainee&gt;')
  expect(found.body).toContain('Expired')
  const typed = await open(`?number=${encodeURIComponent(' tc 7k3q 9m2x 4tbd')}`)
  expect([typed.statusCode, typed.headers['location']]).toEqual([303, `/us/en/training/certificates/${NUMBER}`])
  expect((await open('')).statusCode).toBe(200)
  for (const unknown of ['/TC-0000-0000-0000', '/nonsense', '/%3Cscript%3E', '?number=nonsense'])
    expect((await open(unknown)).statusCode).toBe(404)
  expect((await open(`/${NUMBER}`, 'sps.localhost')).statusCode).toBe(404)
  expect((await call(visitor, 'GET', `/xx/yy/training/certificates/${NUMBER}`)).statusCode).toBe(404)
  expect(readCertificateNumber(NUMBER)).toBe(NUMBER)
})
