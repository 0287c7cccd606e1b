import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openKindClient, type KindClient } from '#app/testing/kind-client.ts'
import { signInAs } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { listOutbox } from '#platform/mail/mail.ts'
import { withTenant } from '#platform/database/database.ts'

let now = Date.parse('2026-11-18T09:00:00Z')
let site: TestApp
let erp: KindClient
beforeAll(async () => {
  site = await openTestApp([], {}, { clock: { now: () => new Date((now += 10)) } })
  erp = await openKindClient(site, 'hbtbt')
  await erp.bring('tools', [{ id: 'training', names: { en: 'Training' } }])
  await erp.bring('courses', [COURSE])
})
afterAll(() => site.close())

const COURSE = {
  ...{ id: 'ENG-101', titles: { en: 'Engine service', de: 'Motorwartung' }, texts: { en: 'Filters and oil.' } },
  ...{ audiences: { en: 'Crews' }, days: 2, level: 'advanced', certificateMonths: 24 },
}
const DATE = {
  ...{ course: 'ENG-101', id: 'spring/1', startsOn: '2027-03-08', endsOn: '2027-03-09', startTime: '08:30', endTime: '16:00' },
  ...{ timeZone: 'Europe/Oslo', language: 'de', place: 'Bergen', countryCode: 'no', venue: 'Harbour school', seats: 1 },
}

const listCourses = async (language = 'en') =>
  (await site.app.inject({ url: `/api/training/v1/courses?language=${language}`, headers: { host: 'hbtbt.localhost' } })).json()
    .courses
const enrol = async (name: string, dateId: string) => {
  const { cookie, host } = await signInAs(site, `${name}@hbtbt.example`)
  await erp.bring('tool-access', [
    { person: `${name}@hbtbt.example`, tool: 'training', status: 'Approved', lmsUserId: `L-${name}` },
  ])
  const headers = { host, cookie, origin: `http://${host}` }
  return (await site.app.inject({ method: 'PUT', url: `/api/training/v1/dates/${dateId}/enrolment`, headers })).json()
}

describe('courses that were brought', () => {
  test('are read back the same, and are in the catalogue in the reader’s language [T-52]', async () => {
    expect(await erp.read('courses')).toEqual([COURSE])
    expect(await listCourses('de')).toMatchObject([{ id: 'ENG-101', title: 'Motorwartung', level: 'advanced', dates: [] }])
    const since = `?since=${new Date().toISOString()}`
    await erp.bring('courses', [COURSE])
    expect(await erp.read('courses', since)).toEqual([])
  })

  test('have the usual level where a line names none', async () => {
    await erp.bring('courses', [{ id: 'X-1', titles: { en: 'Short' }, days: 1 }])
    await erp.bring('courses', [{ id: 'X-1', titles: { en: 'Short' }, days: 1, level: null }])
    expect(await erp.read('courses')).toContainEqual({ id: 'X-1', titles: { en: 'Short' }, days: 1, level: 'basic' })
    await erp.bring('courses', [{ id: 'X-1', deleted: true }])
    expect(await erp.read('courses')).toEqual([COURSE])
  })

  test.each([
    ['no id', { id: undefined }, 'id: is missing'],
    ['an id that no address can hold', { id: 'A/B' }, 'id: ‘A/B’ has other signs than letters, digits, - and .'],
    ['no title', { titles: null }, 'title_en: is missing'],
    ['a language that there is not', { titles: { xx: 'A' } }, 'title_xx: there are the languages'],
    ['a text without a title', { texts: { fr: 'Bon' } }, 'text_fr: there is no title_fr above it'],
    ['no days', { days: null }, 'days: is missing'],
    ['half a day', { days: 0.5 }, 'days: ‘0.5’ is no whole number'],
    ['no day at all', { days: 0 }, 'days: ‘0’ is less than 1'],
    ['another level', { level: 'hard' }, 'level: ‘hard’ is none of basic, advanced, expert'],
    ['a certificate without end', { certificateMonths: 1000 }, 'certificateMonths: ‘1000’ is more than 240'],
    ['a formula', { titles: { en: '=1+1' } }, 'title_en: ‘=1+1’ begins like a formula'],
    ['an unknown field', { dauer: 2 }, 'dauer: there is no such field'],
  ])('are refused with %s [T-46]', async (_, fault, sentence) => {
    const [answer] = await erp.send('courses', [{ ...COURSE, ...fault }])
    expect(answer?.error).toContain(sentence)
  })
})

describe('dates that were brought', () => {
  test('are read back the same, are shown at the hour of their place, and again change nothing [T-52]', async () => {
    await erp.bring('course-dates', [DATE])
    expect(await erp.read('course-dates')).toEqual([DATE])
    expect((await listCourses())[0].dates).toMatchObject([
      {
        ...{ startsAt: '2027-03-08T07:30:00.000Z', endsAt: '2027-03-09T15:00:00.000Z', timeZone: 'Europe/Oslo', seats: 1 },
        place: { city: 'Bergen', countryCode: 'NO', venue: 'Harbour school' },
      },
    ])
    const since = `?since=${new Date().toISOString()}`
    await erp.bring('course-dates', [DATE])
    expect(await erp.read('course-dates', since)).toEqual([])
  })

  test('need little: the rest is usual, online and in the country’s time zone', async () => {
    const short = { course: 'ENG-101', id: '2', startsOn: '2027-04-05', endsOn: '2027-04-06', seats: 8 }
    await erp.bring('course-dates', [short, { ...short, id: '3', place: 'Hamburg', countryCode: 'de', timeZone: null }])
    const usual = { startTime: '09:00', endTime: '17:00', language: 'en' }
    expect(await erp.read('course-dates')).toMatchObject([
      { ...short, ...usual, timeZone: 'UTC' },
      { id: '3', ...usual, timeZone: 'Europe/Berlin' },
      DATE,
    ])
    expect((await listCourses())[0].dates.filter(({ place }: { place: unknown }) => place === null)).toHaveLength(1)
    await erp.bring('course-dates', [
      { course: 'ENG-101', id: '2', deleted: true },
      { course: 'ENG-101', id: '3', deleted: true },
    ])
  })

  test('keep who has a seat, and give one to who waits as soon as there are more', async () => {
    const { id } = (await listCourses())[0].dates[0]
    expect(await enrol('ada', id)).toEqual({ status: 'Enrolled' })
    expect(await enrol('bo', id)).toEqual({ status: 'Waiting', position: 1 })
    expect(await enrol('cy', id)).toEqual({ status: 'Waiting', position: 2 })
    await erp.bring('course-dates', [{ ...DATE, seats: 2 }])
    expect(await enrol('bo', id)).toEqual({ status: 'Enrolled' })
    expect(await enrol('cy', id)).toEqual({ status: 'Waiting', position: 1 })
    const mails = await withTenant(site.services.db, 'hbtbt', (tx) => listOutbox(tx, 100))
    expect(mails.filter(({ template }) => template === 'training-promoted')).toMatchObject([{ toAddress: 'bo@hbtbt.example' }])
    expect(await erp.send('course-dates', [DATE])).toMatchObject([{ ok: false, error: 'seats: 2 people have a seat already' }])
    const gone = { course: 'ENG-101', id: DATE.id, deleted: true }
    expect(await erp.send('course-dates', [gone])).toMatchObject([
      { ok: false, error: 'id: people have a seat on this date or wait for one' },
    ])
    expect(await erp.send('courses', [{ id: 'ENG-101', deleted: true }])).toMatchObject([
      { ok: false, error: 'id: people have a seat on a date of this course; it has to stay' },
    ])
  })

  test.each([
    ['no course', { course: undefined }, 'course: is missing'],
    ['a course that is not there', { course: 'NONE' }, 'course: ‘NONE’ is not among the courses'],
    ['no id', { id: null }, 'id: is missing'],
    ['no first day', { startsOn: '' }, 'startsOn: is missing'],
    ['a day that there is not', { startsOn: '2027-02-30' }, 'startsOn: ‘2027-02-30’ is no date; write it as 2027-03-31'],
    ['an end before its beginning', { endsOn: '2027-03-07' }, 'endsOn: 2027-03-07 is before the first day, 2027-03-08'],
    ['an end months later', { endsOn: '2027-09-07' }, 'endsOn: is more than 60 days after the first day'],
    ['hours the wrong way round', { endsOn: '2027-03-08', endTime: '08:00' }, 'endTime: 08:00 is not after 08:30'],
    ['no time of day', { startTime: '25:00' }, 'startTime: ‘25:00’ is no time of day; write it as 09:00'],
    ['an unknown zone', { timeZone: 'Bergen' }, 'timeZone: ‘Bergen’ is no time zone; write it as Europe/Oslo'],
    ['an unknown language', { language: 'tlh' }, 'language: ‘tlh’ is none of the languages'],
    ['a venue without a city', { place: null }, 'place: is missing; only a date that is held online has none'],
    ['no seats', { seats: 0 }, 'seats: ‘0’ is less than 1'],
    ['a formula', { venue: '@SUM(A1)' }, 'venue: ‘@SUM(A1)’ begins like a formula'],
  ])('are refused with %s [T-46]', async (_, fault, sentence) => {
    const [answer] = await erp.send('course-dates', [{ ...DATE, ...fault }])
    expect(answer?.error).toContain(sentence)
  })

  test('belong to the courses of their own tenant [T-52]', async () => {
    const neighbour = await openKindClient(site, 'sps')
    expect(await neighbour.send('course-dates', [DATE])).toMatchObject([
      { ok: false, error: 'course: ‘ENG-101’ is not among the courses' },
    ])
    expect(await neighbour.read('courses')).toEqual([])
  })
})
