import { expect, test } from 'vitest'
import {
  countSeatsLeft,
  findPosition,
  listPromoted,
  MOST_WAITING,
  planEnrolment,
  type Enrolment,
  type EnrolmentStatus,
} from '#features/training/training/courses/enrolment.rules.ts'

const NOW = new Date('2026-11-16T09:00:00Z')
const date = { seats: 2, startsAt: new Date('2026-12-01T08:00:00Z') }
const one = (personId: string, status: EnrolmentStatus, minute = 0): Enrolment => ({
  personId,
  status,
  enrolledAt: new Date(NOW.getTime() + minute * 60_000),
})
const full = [one('a', 'Enrolled'), one('b', 'Enrolled')]

test.each([
  ['a free seat is taken', [one('a', 'Enrolled')], 'me', { status: 'Enrolled', isNew: true }],
  ['who has a seat keeps it', full, 'a', { status: 'Enrolled', isNew: false }],
  ['a full date lets people wait', full, 'me', { status: 'Waiting', isNew: true }],
  ['who waits goes on waiting', [...full, one('me', 'Waiting')], 'me', { status: 'Waiting', isNew: false }],
  [
    'a waiting list ends somewhere',
    [...full, ...Array.from({ length: MOST_WAITING }, (_, index) => one(`w${index}`, 'Waiting'))],
    'me',
    { fault: 'full' },
  ],
] as const)('%s', (_, enrolments, personId, plan) => expect(planEnrolment(date, enrolments, personId, NOW)).toEqual(plan))

test('a date that has begun takes nobody, but those who have a seat keep it', () => {
  expect(planEnrolment(date, [], 'me', date.startsAt)).toEqual({ fault: 'begun' })
  expect(planEnrolment(date, full, 'a', date.startsAt)).toEqual({ status: 'Enrolled', isNew: false })
})

test('whoever waited longest moves up, as many as there are seats', () => {
  const waiting = [one('late', 'Waiting', 9), one('early', 'Waiting', 1), one('next', 'Waiting', 5)]
  expect(listPromoted(2, [...full, ...waiting])).toEqual([])
  expect(listPromoted(2, [one('a', 'Enrolled'), ...waiting])).toEqual(['early'])
  expect(listPromoted(4, [...full, ...waiting])).toEqual(['early', 'next'])
  expect(findPosition([...full, ...waiting], 'next')).toBe(2)
  expect(findPosition([...full, ...waiting], 'a')).toBeUndefined()
})

test('more people than seats leave none', () => {
  expect(countSeatsLeft(1, full)).toBe(0)
  expect(countSeatsLeft(5, full)).toBe(3)
})
