import type { Language } from '#kernel/locale.ts'
import { foldText } from '#kernel/fold-text.ts'

export const COURSE_LEVELS = ['basic', 'advanced', 'expert'] as const
export type CourseLevel = (typeof COURSE_LEVELS)[number]

export type CourseText = { readonly title: string; readonly summary: string; readonly audience: string }

/** Where and when a course is held. Online ones have no place. */
export type CourseDate = {
  readonly id: string
  readonly startsAt: string
  readonly endsAt: string
  /** The clock on the wall there. */
  readonly timeZone: string
  readonly language: Language
  readonly place: { readonly city: string; readonly countryCode: string; readonly venue: string } | null
  readonly seats: number
  readonly seatsLeft: number
  /** How many wait for a seat. */
  readonly waiting: number
}

export type Course = CourseText & {
  readonly id: string
  readonly level: CourseLevel
  readonly days: number
  /** How long its certificate holds; null: there is none. */
  readonly certificateMonths: number | null
  readonly dates: CourseDate[]
}

export type CourseChoice = {
  readonly text: string
  readonly language: string
  /** A country, or `online`. */
  readonly place: string
  readonly hasSeats: boolean
}
export const NO_CHOICE: CourseChoice = { text: '', language: '', place: '', hasSeats: false }
export const ONLINE = 'online'

const placeOf = ({ place }: CourseDate): string => place?.countryCode ?? ONLINE

const reads = ({ id, title, summary, dates }: Course, text: string): boolean => {
  const words = foldText(text).split(/\s+/).filter(Boolean)
  const all = foldText([id, title, summary, ...dates.map(({ place }) => place?.city ?? '')].join(' '))
  return words.every((word) => all.includes(word))
}

const suits = (date: CourseDate, { language, place, hasSeats }: CourseChoice): boolean =>
  (language === '' || date.language === language) &&
  (place === '' || placeOf(date) === place) &&
  (!hasSeats || date.seatsLeft > 0)

/** Courses with the dates that suit; where dates are chosen, one without any is left out. */
export const filterCourses = (courses: readonly Course[], choice: CourseChoice): Course[] => {
  const choosesDates = choice.language !== '' || choice.place !== '' || choice.hasSeats
  return courses
    .filter((course) => reads(course, choice.text))
    .map((course) => ({ ...course, dates: course.dates.filter((date) => suits(date, choice)) }))
    .filter(({ dates }) => dates.length > 0 || !choosesDates)
}

/** Options: only values that some date has. */
export const listOptions = (courses: readonly Course[]): { readonly languages: Language[]; readonly places: string[] } => {
  const dates = courses.flatMap((course) => course.dates)
  return {
    languages: [...new Set(dates.map(({ language }) => language))].sort(),
    // A city whose country nobody named is no place to choose.
    places: [...new Set(dates.map(placeOf))].filter((place) => place !== '').sort(),
  }
}

/** A page that was stored may name dates that have passed meanwhile. */
export const dropPast = (courses: readonly Course[], now: number): Course[] =>
  courses.map((course) => ({ ...course, dates: course.dates.filter(({ startsAt }) => Date.parse(startsAt) > now) }))
