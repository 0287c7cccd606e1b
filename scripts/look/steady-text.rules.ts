const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*'

/** Texts that differ from one day, or one start of the demo, to the next; each becomes a text of its own kind. */
const MOVING: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`\\b${MONTH} \\d{1,2}, \\d{4}`, 'g'), 'Nov 19, 2026'],
  [new RegExp(`\\b${MONTH} \\d{1,2}\\b`, 'g'), 'Nov 19'],
  [/\b\d{1,2}:\d{2}(?::\d{2})? ?(?:AM|PM)\b/g, '10:00 AM'],
  [/\b\d{4}-\d{2}-\d{2}\b/g, '2026-11-19'],
  [/\b\d{1,2}\/\d{1,2}\/\d{2,4}\b/g, '11/19/2026'],
  [/\b\d{1,2}\.\d{1,2}\.\d{4}\b/g, '19.11.2026'],
  [/\b\d+ (?:seconds?|minutes?|hours?|days?|weeks?|months?)\b/g, '3 days'],
  [/\bGood (?:morning|afternoon|evening),/g, 'Hello,'],
  [/\blocalhost:\d+/g, 'localhost:3000'],
]

export const steadyText = (text: string): string =>
  MOVING.reduce((steadied, [moving, still]) => steadied.replace(moving, still), text)
