import type { Language } from '#kernel/locale.ts'

/** Fields that people may change about themselves. */
export type ProfileChanges = {
  readonly givenName: string
  readonly familyName: string
  readonly jobTitle: string
  readonly department: string
  readonly functionName: string
  readonly phone: string
  readonly language: Language
}

export type CompanyFacts = {
  readonly name: string
  readonly number: string
  readonly customerType: string
  readonly customerGroup: string
  readonly lineOfBusiness: string
  /** The name that waits until customer service has checked it. */
  readonly requestedName: string | null
}

export type Profile = ProfileChanges & {
  readonly honId: string
  readonly email: string
  /** The address that waits for its confirmation. */
  readonly tempEmail: string | null
  readonly countryCode: string
  readonly city: string
  readonly state: string
  readonly postalCode: string
  readonly isRevalidationRequired: boolean
  /** Not confirmed for a year. */
  readonly isYearlyRevalidationDue: boolean
  readonly company: CompanyFacts | null
  /** False where another provider keeps the passwords. */
  readonly hasPassword: boolean
  /** An employee looks at this person's account: what proves who someone is cannot be changed then. */
  readonly isActedFor: boolean
}

export type Greeting = 'morning' | 'day' | 'evening'

/** By the reader's local time. */
export const chooseGreeting = (hour: number): Greeting => {
  if (hour >= 5 && hour < 12) return 'morning'
  return hour >= 12 && hour < 18 ? 'day' : 'evening'
}

export type Need = 'email' | 'revalidation' | 'yearly' | 'phone'

/** Items for the person's attention, the most urgent first. */
export const listNeeds = ({ tempEmail, isRevalidationRequired, isYearlyRevalidationDue, phone }: Profile): Need[] => {
  const needs: (readonly [Need, boolean])[] = [
    ['revalidation', isRevalidationRequired],
    ['yearly', isYearlyRevalidationDue && !isRevalidationRequired],
    ['email', tempEmail !== null],
    ['phone', phone === ''],
  ]
  return needs.filter(([, holds]) => holds).map(([need]) => need)
}

/** Numbers are stored padded to ten digits, and read without the padding. */
export const shortenNumber = (number: string): string => number.replace(/^0+(?=.)/, '')

/** 'Gdansk, 80-001, PL': what is not known leaves no comma behind. */
export const formatPlace = ({ city, state, postalCode, countryCode }: Profile): string =>
  [city, state, postalCode, countryCode].filter((part) => part !== '').join(', ')
