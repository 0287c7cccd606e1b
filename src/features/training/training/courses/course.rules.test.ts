import { expect, test } from 'vitest'
import {
  dropPast,
  filterCourses,
  listOptions,
  NO_CHOICE,
  type Course,
  type CourseDate,
} from '#features/training/training/courses/course.rules.ts'

const date = (id: string, changes: Partial<CourseDate> = {}): CourseDate => ({
  id,
  startsAt: '2026-12-01T08:00:00.000Z',
  endsAt: '2026-12-02T16:00:00.000Z',
  timeZone: 'Europe/Berlin',
  language: 'en',
  place: { city: 'Łódź', countryCode: 'PL', venue: 'Training centre' },
  seats: 10,
  seatsLeft: 4,
  waiting: 0,
  ...changes,
})
const course = (id: string, title: string, dates: CourseDate[]): Course => ({
  id,
  title,
  summary: 'Two days at the panel.',
  audience: 'Technicians',
  level: 'basic',
  days: 2,
  certificateMonths: 24,
  dates,
})

const courses = [
  course('FIRE-101', 'Fire panels', [date('a'), date('b', { language: 'de', place: null, seatsLeft: 0 })]),
  course('HVAC-201', 'Controllers', [date('c', { language: 'de', place: { city: 'Stuttgart', countryCode: 'DE', venue: '' } })]),
  course('NONE-1', 'Not planned', []),
]
const idsOf = (found: readonly Course[]) => found.map(({ id, dates }) => [id, ...dates.map((one) => one.id)].join(' '))

test.each([
  ['everything, planned or not', NO_CHOICE, ['FIRE-101 a b', 'HVAC-201 c', 'NONE-1']],
  ['a word of the title, in other letters', { ...NO_CHOICE, text: 'FIRE' }, ['FIRE-101 a b']],
  ['a city without its accents', { ...NO_CHOICE, text: 'łodz' }, ['FIRE-101 a b']],
  ['all words have to be there', { ...NO_CHOICE, text: 'panel stuttgart' }, ['HVAC-201 c']],
  ['a language', { ...NO_CHOICE, language: 'de' }, ['FIRE-101 b', 'HVAC-201 c']],
  ['a country', { ...NO_CHOICE, place: 'PL' }, ['FIRE-101 a']],
  ['online', { ...NO_CHOICE, place: 'online' }, ['FIRE-101 b']],
  ['with seats', { ...NO_CHOICE, hasSeats: true }, ['FIRE-101 a', 'HVAC-201 c']],
  ['nothing fits', { ...NO_CHOICE, language: 'zh' }, []],
])('%s', (_, choice, expected) => expect(idsOf(filterCourses(courses, choice))).toEqual(expected))

test('only what some date has can be chosen', () => {
  expect(listOptions(courses)).toEqual({ languages: ['de', 'en'], places: ['DE', 'PL', 'online'] })
})

test('dates that have begun are left out', () => {
  expect(idsOf(dropPast(courses, Date.parse('2026-12-01T08:00:00Z')))).toEqual(['FIRE-101', 'HVAC-201', 'NONE-1'])
  expect(idsOf(dropPast(courses, Date.parse('2026-12-01T07:59:59Z')))[0]).toBe('FIRE-101 a b')
})
