import type { CourseDate } from '#features/training/training/courses/course.rules.ts'
import type { Language } from '#kernel/locale.ts'

/** A country as the language calls it. */
export const nameCountry = (code: string, language: Language): string => {
  try {
    return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}

/** Venue, city and country on one line; nothing for what is held online. */
export const describePlace = (place: CourseDate['place'], language: Language): string =>
  place ? [place.venue, place.city, nameCountry(place.countryCode, language)].filter((part) => part !== '').join(', ') : ''
