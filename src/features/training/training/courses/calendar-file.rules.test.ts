import { expect, test } from 'vitest'
import { writeCalendarFile } from '#features/training/training/courses/calendar-file.rules.ts'

const event = {
  uid: 'a1@hbtbt.example',
  stampedAt: new Date('2026-11-16T09:00:00Z'),
  startsAt: new Date('2026-12-01T08:00:00Z'),
  endsAt: new Date('2026-12-02T16:30:00Z'),
  title: 'Fire panels; basics, part 1',
  text: 'Bring:\na laptop \\ a badge',
  place: 'Training centre, Stuttgart',
  url: 'https://hbtbt.example/us/en/training/courses?course=FIRE-101',
}
const unfold = (file: string): string[] => file.replaceAll('\r\n ', '').split('\r\n')

test('a calendar file has one event, in UTC, with its signs escaped', () => {
  const lines = unfold(writeCalendarFile(event))
  expect(lines.at(0)).toBe('BEGIN:VCALENDAR')
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:a1@hbtbt.example',
      'DTSTAMP:20261116T090000Z',
      'DTSTART:20261201T080000Z',
      'DTEND:20261202T163000Z',
      String.raw`SUMMARY:Fire panels\; basics\, part 1`,
      String.raw`DESCRIPTION:Bring:\na laptop \\ a badge`,
      String.raw`LOCATION:Training centre\, Stuttgart`,
    ]),
  )
  expect(lines.slice(-3)).toEqual(['END:VEVENT', 'END:VCALENDAR', ''])
})

test('no line is longer than 75 bytes, and no character is cut', () => {
  const title = '控制器培训课程'.repeat(12)
  const file = writeCalendarFile({ ...event, title })
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(unfold(file)).toContain(`SUMMARY:${title}`)
})

test('a title cannot add lines of its own, and online dates have no place', () => {
  const lines = unfold(writeCalendarFile({ ...event, title: 'x\r\nATTENDEE:evil', place: '' }))
  expect(lines.filter((line) => line.startsWith('ATTENDEE') || line.startsWith('LOCATION'))).toEqual([])
})
