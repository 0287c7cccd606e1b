export type CalendarEvent = {
  readonly uid: string
  readonly stampedAt: Date
  readonly startsAt: Date
  readonly endsAt: Date
  readonly title: string
  readonly text: string
  readonly place: string
  readonly url: string
}

/** RFC 5545: these end a value or a line otherwise. */
const escapeText = (text: string): string =>
  text
    .replaceAll('\\', String.raw`\\`)
    .replaceAll(';', String.raw`\;`)
    .replaceAll(',', String.raw`\,`)
    .replaceAll(/\r?\n|\r/g, String.raw`\n`)

const writeTime = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '')

const LONGEST_LINE = 75

/** Lines are at most 75 bytes; the next one goes on after a space, and no character is cut in two. */
const foldLine = (line: string): string => {
  const encoder = new TextEncoder()
  let [folded, bytes] = ['', 0]
  for (const character of line) {
    const size = encoder.encode(character).length
    if (bytes + size > LONGEST_LINE) {
      folded += '\r\n '
      bytes = 1
    }
    folded += character
    bytes += size
  }
  return folded
}

/** One event as calendars import it. Times are in UTC, which every calendar shows in its own zone. */
export const writeCalendarFile = ({ uid, stampedAt, startsAt, endsAt, title, text, place, url }: CalendarEvent): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Portico//Training//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${writeTime(stampedAt)}`,
    `DTSTART:${writeTime(startsAt)}`,
    `DTEND:${writeTime(endsAt)}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(text)}`,
    ...(place === '' ? [] : [`LOCATION:${escapeText(place)}`]),
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join('')
